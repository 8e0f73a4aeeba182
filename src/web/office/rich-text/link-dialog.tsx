import { Button, Stack, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { DialogFoot, FormDialog } from '../guard/form-dialog.tsx';
import { checkLink } from './link-check.ts';
import { LinkTarget } from './link-target.tsx';
import { useRichTextTexts } from './texts.ts';

type Props = { editor: Editor; kind: 'link' | 'video'; onClose: () => void };

/** Asks for an address; a link around nothing chosen also needs the words that are shown. */
export function LinkDialog({ editor, kind, onClose }: Props) {
  const texts = useRichTextTexts();
  const words = texts[kind];
  const known: unknown = kind === 'link' ? editor.getAttributes('link').href : undefined;
  const isChanging = typeof known === 'string';
  const needsWords = kind === 'video' || (!isChanging && editor.state.selection.empty);
  const [address, setAddress] = useState(isChanging ? known : '');
  const [shown, setShown] = useState('');
  const [problem, setProblem] = useState<string>();
  /** What was chosen is called so, unless other words were typed. */
  const [named, setNamed] = useState('');
  const write = (typed: string) => {
    setAddress(typed);
    setProblem(undefined);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog stands inside the record's form, whose own submit would save it.
    event.stopPropagation();
    const checked = checkLink(address, kind);
    if ('problem' in checked) return setProblem(texts.problems[checked.problem]);
    const marks = [{ type: 'link', attrs: { href: checked.href } }];
    const text = { type: 'text', text: shown.trim() || checked.href, marks };
    const chain = editor.chain();
    // With a line to go on writing: a card is a paragraph of its own.
    if (kind === 'video')
      chain.insertContent([{ type: 'paragraph', content: [text] }, { type: 'paragraph' }]).run();
    else if (needsWords) chain.insertContent(text).run();
    else chain.extendMarkRange('link').setLink({ href: checked.href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };

  return (
    <FormDialog
      dirty={address !== (isChanging ? known : '') || shown !== ''}
      onClose={onClose}
      title={words.title}
      returnFocus={false}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap="sm">
          {kind === 'link' ? (
            <LinkTarget
              label={words.address}
              hint={words.addressHint}
              value={address}
              error={problem}
              onChange={write}
              onChoose={({ href, name }) => {
                write(href);
                if (shown === '' || shown === named) setShown(name);
                setNamed(name);
              }}
            />
          ) : (
            <TextInput
              label={words.address}
              description={words.addressHint}
              value={address}
              error={problem}
              inputMode="url"
              maxLength={2_000}
              data-autofocus
              withAsterisk
              onChange={(event) => write(event.currentTarget.value)}
            />
          )}
          {needsWords && (
            <TextInput
              label={words.words}
              value={shown}
              maxLength={200}
              onChange={(event) => setShown(event.currentTarget.value)}
            />
          )}
          <DialogFoot>
            {isChanging && (
              <Button variant="subtle" color="red" onClick={remove}>
                {texts.removeLink}
              </Button>
            )}
            <Button type="submit">{words.confirm}</Button>
          </DialogFoot>
        </Stack>
      </form>
    </FormDialog>
  );
}
