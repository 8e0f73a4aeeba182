import type { ApplyData } from './apply-data.ts';
import { ApplyPage } from './apply-page.tsx';
import { ClosedPage } from './closed-page.tsx';

type Props = { loaderData: { open: boolean; data: ApplyData } };

export function RegisterPage({ loaderData: { open, data } }: Props) {
  return open ? <ApplyPage data={data} /> : <ClosedPage />;
}
