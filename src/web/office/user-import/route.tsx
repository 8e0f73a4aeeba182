import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ImportSteps } from '../imports/import-steps.tsx';
import { ScreenTitle } from '../states/screen-title.tsx';
import { useUserImportTexts } from './texts.ts';
import { useUserSource } from './user-source.ts';

export default function UserImportScreen() {
  const texts = useUserImportTexts();
  const source = useUserSource();
  const [parameters, setParameters] = useSearchParams();
  const id = Number(parameters.get('id')) || undefined;
  const open = (next: number | undefined) => setParameters(next ? { id: String(next) } : {});
  return (
    <>
      <ScreenTitle
        actions={
          id && (
            <Button variant="default" onClick={() => open(undefined)}>
              {texts.newImport}
            </Button>
          )
        }
      >
        {texts.title}
      </ScreenTitle>
      <ImportSteps source={source} id={id} onOpen={open} />
    </>
  );
}
