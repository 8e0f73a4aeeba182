import { expectTypeOf, test } from 'vitest';
import type { Handlers, Viewer } from './call-routes.ts';

type ContextOf<Path extends keyof Handlers> = Parameters<Handlers[Path]>[1];

test('the handler of a guarded call has a viewer, and that of a public one has none', () => {
  expectTypeOf<ContextOf<'dashboard/figures'>['viewer']>().toEqualTypeOf<Viewer>();
  expectTypeOf<ContextOf<'account/read'>['viewer']>().toEqualTypeOf<Viewer>();
  expectTypeOf<ContextOf<'article/list'>['viewer']>().toEqualTypeOf<Viewer>();
  expectTypeOf<ContextOf<'records/versions'>['viewer']>().toEqualTypeOf<Viewer>();
  expectTypeOf<ContextOf<'visit_count/addVisitCountMySQL'>>().not.toHaveProperty('viewer');
});
