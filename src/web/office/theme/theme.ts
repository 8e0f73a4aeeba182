import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';
import type { KeyboardEvent, MouseEvent } from 'react';
import { KitButton } from './kit-button.tsx';
import { KitHead, KitText } from './kit-text.tsx';

const brand: MantineColorsTuple = [
  '#e7f0f9',
  '#cfe1f3',
  '#a6cff8',
  '#7cb7f2',
  '#4d8fd0',
  '#347fc7',
  '#216cb7',
  '#1a5796',
  '#154a80',
  '#123b66',
];
const gray: MantineColorsTuple = [
  '#f5f8fc',
  '#eef3f8',
  '#dfe6ee',
  '#cdd7e3',
  '#b9c6d6',
  '#878787',
  '#6b7480',
  '#595f69',
  '#3c4654',
  '#0f2540',
];
const dark: MantineColorsTuple = [
  '#e6edf5',
  '#c6d1de',
  '#a9b6c6',
  '#8593a6',
  '#41546d',
  '#26374e',
  '#1b2b42',
  '#131f31',
  '#101a2a',
  '#0c1522',
];
const red: MantineColorsTuple = [
  '#fdf0ef',
  '#f9dad8',
  '#f2b8b4',
  '#ff9f97',
  '#de6a62',
  '#c9453c',
  '#b3261e',
  '#951f18',
  '#7c1a14',
  '#5c130f',
];
const green: MantineColorsTuple = [
  '#e8f5ee',
  '#cdeadb',
  '#a3dabd',
  '#74d6a3',
  '#47a878',
  '#2c9461',
  '#1b7f4b',
  '#16693e',
  '#115432',
  '#0c3d24',
];

function forgetFile({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  currentTarget.value = '';
}

/** Where one can type, what is there is typed over. */
function selectAll({ currentTarget }: MouseEvent<HTMLInputElement>): void {
  if (!currentTarget.readOnly) currentTarget.select();
}

/** While a list of choices is open, Enter is meant for it: also where nothing is found, not for the form. */
function keepEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key === 'Enter' && event.currentTarget.dataset.expanded) event.preventDefault();
}

/** The product's own look: tokens of ui/tokens.css in the shape the kit wants them. */
export const theme = createTheme({
  primaryColor: 'brand',
  // White on these reads well in both schemes.
  primaryShade: { light: 6, dark: 6 },
  colors: { brand, gray, dark, red, green },
  white: '#ffffff',
  black: '#0f2540',
  fontFamily: 'var(--font)',
  headings: {
    fontFamily: 'var(--font)',
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.35' },
      h2: { fontSize: '1.1875rem', lineHeight: '1.4' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  fontSizes: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: '0.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
  },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.5' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '0.75rem', xl: '1rem' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    // A browser tells of a chosen file only when it is another than before: who corrected a file,
    // or whose sending failed, chooses the same one again. Also inside the kit's file inputs.
    FileButton: { defaultProps: { inputProps: { onClick: forgetFile } } },
    UnstyledButton: { defaultProps: { component: KitButton } },
    // What says `span` says it by `component`, which wins over this.
    Text: { defaultProps: { component: KitText } },
    InputDescription: { defaultProps: { component: KitText } },
    InputError: { defaultProps: { component: KitText } },
    TableTh: { defaultProps: { component: KitHead } },
    // What is typed finds it: Enter takes the first, without an arrow key before.
    // And what is chosen already is typed over, not added to.
    Select: {
      defaultProps: {
        selectFirstOptionOnChange: true,
        // Choosing the same once more keeps it: there is a button to clear it, where it may be empty.
        allowDeselect: false,
        onClick: selectAll,
        onKeyDown: keepEnter,
      },
    },
    MultiSelect: { defaultProps: { selectFirstOptionOnChange: true, onKeyDown: keepEnter } },
    // A dialog's head is not that of the page, which a reader of landmarks would take it for.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
  },
});

const SHARED = {
  '--mantine-color-body': 'var(--surface)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-bright': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--text-muted)',
  '--mantine-color-placeholder': 'var(--text-muted)',
  '--mantine-color-anchor': 'var(--primary)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-success': 'var(--success)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--paper)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-disabled': 'var(--line)',
  '--mantine-color-disabled-color': 'var(--text-muted)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-brand-light': 'var(--primary-soft)',
  '--mantine-color-brand-light-hover': 'color-mix(in srgb, var(--primary) 18%, var(--surface))',
  '--mantine-color-brand-light-color': 'var(--primary-strong)',
  '--mantine-color-brand-outline': 'var(--primary)',
  '--mantine-color-brand-text': 'var(--primary)',
  '--mantine-color-red-light': 'var(--danger-soft)',
  '--mantine-color-red-light-color': 'var(--danger)',
  '--mantine-color-red-outline': 'var(--danger)',
  '--mantine-color-red-text': 'var(--danger)',
  '--mantine-color-yellow-light': 'var(--warning-soft)',
  '--mantine-color-yellow-light-color': 'var(--warning)',
  '--mantine-color-green-light': 'var(--success-soft)',
  '--mantine-color-green-light-color': 'var(--success)',
  '--mantine-color-green-text': 'var(--success)',
};

/** Both schemes point at the tokens, which the dark scheme turns round (office.css). */
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: SHARED,
  dark: SHARED,
});
