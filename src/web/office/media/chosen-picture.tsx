import { Button, Group, Input, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { AltState } from './alt-state.tsx';
import { useChooser } from './choose-picture.tsx';
import styles from './media.module.css';
import { mediaQuery } from './media-query.ts';
import { useMediaTexts } from './texts.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  label: string;
  description?: string | undefined;
  value: number | null;
  error?: string | undefined;
  readOnly: boolean;
  /** Null removes it. */
  onChange: (id: number | null) => void;
};

/** A picture of the library, or none, with what can be done about it. */
export function ChosenPicture({ label, description, value, error, readOnly, onChange }: Props) {
  const texts = useMediaTexts();
  const labelId = useId();
  const choose = useChooser();

  async function change() {
    const picture = await choose({ ready: false });
    if (picture) onChange(picture.id);
  }

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      description={description}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
    >
      <fieldset className={styles.field} aria-labelledby={labelId}>
        {value === null ? <Nothing /> : <Known id={value} />}
        {!readOnly && (
          <Group gap="xs">
            <Button variant="default" onClick={() => void change()}>
              {value === null ? texts.choose : texts.change}
            </Button>
            {value !== null && (
              <Button variant="subtle" color="red" onClick={() => onChange(null)}>
                {texts.remove}
              </Button>
            )}
          </Group>
        )}
      </fieldset>
    </Input.Wrapper>
  );
}

function Nothing() {
  const texts = useMediaTexts();
  return (
    <div className={styles.fieldPicture}>
      <Thumbnail picture={undefined} />
      <Text size="sm" c="dimmed">
        {texts.none}
      </Text>
    </div>
  );
}

function Known({ id }: { id: number }) {
  const texts = useMediaTexts();
  const { data, isError } = useQuery(mediaQuery(id));
  return (
    <div className={styles.fieldPicture}>
      <Thumbnail picture={data ?? (isError ? undefined : { thumbnail: null })} />
      <div className={styles.fieldWords}>
        <Text size="sm" fw={600} className={styles.name}>
          {data?.fileName || texts.unnamed(String(id))}
        </Text>
        {data && <AltState alt={data.alt} />}
        {data?.deletedAt && <Text size="sm">{texts.inBin}</Text>}
        {isError && <Text size="sm">{texts.notShown}</Text>}
      </div>
    </div>
  );
}
