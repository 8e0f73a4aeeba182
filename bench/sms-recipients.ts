import type { Found } from '#server/sms/recipient.ts';

const PAGE = 2_000;

/** So many people, page by page, as a feature would hand them over. */
export async function* manyPeople(count: number): AsyncGenerator<Found[]> {
  for (let from = 0; from < count; from += PAGE) {
    yield Array.from({ length: Math.min(PAGE, count - from) }, (_none, index) => ({
      phone: `+668${String(10_000_000 + from + index)}`,
      name: `คุณ${from + index}`,
      ref: '',
      language: 'th' as const,
    }));
  }
}
