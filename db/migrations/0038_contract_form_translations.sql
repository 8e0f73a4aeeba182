-- The translation desk goes through the forms.
select keep_translations('contract_form', 'contractForm', 'name body');
