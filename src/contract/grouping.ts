/**
 * 1234567 as 1,234,567. By hand, because a telephone takes longer to make its first number
 * formatter than to bring the rest of the page to life.
 */
export function groupThousands(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',');
}
