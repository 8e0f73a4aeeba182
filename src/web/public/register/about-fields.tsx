import type { ComponentProps } from 'react';
import { APPLY_LONGEST } from '#contract/apply/limits.ts';
import { BoundText } from './bound-fields.tsx';
import { useRegisterTexts } from './texts.ts';
import { tidyPhone } from './tidy.ts';
import type { Application } from './use-application.ts';

type Line = ComponentProps<typeof BoundText>;

export function PhoneField(props: Line) {
  return (
    <BoundText
      {...props}
      type="tel"
      maxLength={APPLY_LONGEST.phone}
      autoComplete={props.name === 'phone' ? 'tel' : 'off'}
      tidy={tidyPhone}
    />
  );
}

export function EmailField(props: Line) {
  return (
    <BoundText
      {...props}
      type="email"
      maxLength={APPLY_LONGEST.email}
      autoComplete={props.name === 'email' ? 'email' : 'off'}
    />
  );
}

type SuggestedProps = {
  app: Application;
  name: 'prefix' | 'companyPrefix';
  words: readonly string[];
};

/** Usual words to choose from, and room for any other. */
export function SuggestedField({ app, name, words }: SuggestedProps) {
  const { about } = useRegisterTexts();
  return (
    <div>
      <BoundText
        app={app}
        name={name}
        label={about[name]}
        maxLength={APPLY_LONGEST.prefix}
        autoComplete={name === 'prefix' ? 'honorific-prefix' : 'off'}
        list={`${name}-words`}
      />
      <datalist id={`${name}-words`}>
        {words.map((word) => (
          <option key={word} value={word} />
        ))}
      </datalist>
    </div>
  );
}
