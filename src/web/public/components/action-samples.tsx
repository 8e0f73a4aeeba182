import { useState } from 'react';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './route.module.css';
import { Sample } from './sample.tsx';

export function ActionSamples() {
  const [busy, setBusy] = useState(true);
  return (
    <>
      <Sample
        title="Button"
        note="Hover darkens the fill; the quiet ones get a soft one. At least 44 pixels high. One primary per screen; a dangerous one that asks first ends with “…”."
      >
        <Button>คำนวณวงเงินของฉัน</Button>
        <Button variant="secondary">เตรียมเอกสารอะไรบ้าง</Button>
        <Button variant="quiet">ข้ามขั้นตอนนี้</Button>
        <Button variant="danger">ลบใบสมัคร…</Button>
        <Button disabled>ส่งใบสมัคร</Button>
        <Button>
          Next step <Icon name="arrow" />
        </Button>
      </Sample>
      <Sample
        title="Button, busy"
        note="Keeps its width and its focus; the screen reader hears what is going on."
      >
        <Button busy={busy && 'กำลังส่ง'}>ส่งใบสมัคร</Button>
        <Button variant="secondary" busy={busy && 'กำลังบันทึก'}>
          บันทึกไว้ก่อน
        </Button>
        <Button variant="danger" busy={busy && 'กำลังลบ'}>
          ลบใบสมัคร
        </Button>
        <Button variant="quiet" onClick={() => setBusy(!busy)}>
          {busy ? 'Stop' : 'Start'}
        </Button>
      </Sample>
      <Sample title="ButtonLink and long labels" columns>
        <ButtonLink href="#links">สมัครสินเชื่อ</ButtonLink>
        <ButtonLink href="#links" variant="secondary" wide>
          ดาวน์โหลดแบบฟอร์มหนังสือมอบอำนาจและหนังสือยินยอมของคู่สมรส
        </ButtonLink>
        <div className={styles.band}>
          <ButtonLink href="#links" variant="secondary">
            สมัครด้วยตัวเลขนี้
          </ButtonLink>
        </div>
      </Sample>
      <Sample title="TextLink">
        <p id="links">
          อ่าน <TextLink href="#links">นโยบายความเป็นส่วนตัว</TextLink> ก่อนส่งใบสมัคร
        </p>
        <TextLink href="#links" variant="onward">
          ดูบทความทั้งหมด
        </TextLink>
        <TextLink href="#links" newWindowText="(เปิดหน้าต่างใหม่)">
          กรมธนารักษ์
        </TextLink>
        <TextLink href="#links" variant="quiet">
          Quiet, for lists of links
        </TextLink>
      </Sample>
    </>
  );
}
