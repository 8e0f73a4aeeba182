import type { LocalizedText } from '#contract/localized.ts';

/** Street names that many Thai towns have; none points to a real branch. */
export const streets: readonly Required<Pick<LocalizedText, 'th' | 'en'>>[] = [
  { th: 'ถนนราษฎร์บำรุง', en: 'Rat Bamrung Road' },
  { th: 'ถนนเทศบาล 2', en: 'Thetsaban 2 Road' },
  { th: 'ถนนหน้าเมือง', en: 'Na Mueang Road' },
  { th: 'ถนนประชาสามัคคี', en: 'Pracha Samakkhi Road' },
  { th: 'ถนนศรีเมือง', en: 'Si Mueang Road' },
  { th: 'ถนนราษฎร์อุทิศ', en: 'Rat Uthit Road' },
  { th: 'ถนนกลางเมือง', en: 'Klang Mueang Road' },
  { th: 'ถนนพัฒนาการ', en: 'Phatthanakan Road' },
  { th: 'ถนนสุขเกษม', en: 'Suk Kasem Road' },
  { th: 'ถนนรอบเมือง', en: 'Rop Mueang Road' },
  { th: 'ถนนชลประทาน', en: 'Chonlaprathan Road' },
  { th: 'ถนนร่วมจิต', en: 'Ruam Chit Road' },
  { th: 'ถนนสถานีรถไฟเก่า', en: 'Old Railway Station Road' },
];
