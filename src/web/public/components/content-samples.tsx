import { Card } from '../../ui/card.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import styles from './route.module.css';
import { Sample } from './sample.tsx';

const PAGES = {
  previous: 'ก่อนหน้า',
  next: 'ถัดไป',
  page: (page: number) => `หน้า ${page}`,
  position: (page: number, pageCount: number) => `หน้า ${page} จาก ${pageCount}`,
};

const hrefFor = (page: number) => `?page=${page}`;

export function ContentSamples() {
  return (
    <>
      <Sample title="Card" note="With an address the whole card is one link; hover marks its edge.">
        <div className={styles.cards}>
          <Card title="สินเชื่อบุคคลมีที่ดิน" footer="วงเงิน 3 แสน – 10 ล้านบาท">
            สำหรับเจ้าของที่ดินที่ต้องการเงินทุนหมุนเวียน หรือปรับโครงสร้างหนี้
          </Card>
          <Card
            href="#article"
            eyebrow="ความรู้เรื่องที่ดิน"
            title="โฉนด น.ส.4จ กับ น.ส.3ก ต่างกันอย่างไร"
            media={<div className={styles.cover} />}
            footer="14/11/2569 · อ่าน 4 นาที"
          />
          <Card
            href="#article"
            title="เตรียมเอกสารยื่นกู้ให้ครบในครั้งเดียว สำหรับผู้ถือกรรมสิทธิ์ร่วมและทายาทที่ยังไม่ได้โอนมรดก"
          />
        </div>
      </Sample>
      <Sample
        title="Pagination"
        note="Plain links. Under 720 pixels the position replaces the numbers. A single page shows nothing."
      >
        <div className={styles.stack}>
          <Pagination
            page={1}
            pageCount={3}
            hrefFor={hrefFor}
            texts={{ ...PAGES, label: 'first page' }}
          />
          <Pagination
            page={6}
            pageCount={12}
            hrefFor={hrefFor}
            texts={{ ...PAGES, label: 'a page between' }}
          />
          <Pagination
            page={12}
            pageCount={12}
            hrefFor={hrefFor}
            texts={{ ...PAGES, label: 'last page' }}
          />
        </div>
      </Sample>
    </>
  );
}
