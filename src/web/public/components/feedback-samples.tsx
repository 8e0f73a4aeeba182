import { useState } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/field.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './route.module.css';
import { Sample } from './sample.tsx';

const CLAUSES = Array.from({ length: 12 }, (_, index) => index + 1);

export function FeedbackSamples() {
  return (
    <>
      <DialogSamples />
      <ToastSamples />
      <Sample title="Alert">
        <div className={styles.stack}>
          <Alert kind="info" title="ข้อมูลของคุณถูกบันทึกไว้ในเครื่องนี้">
            กลับมากรอกต่อได้ภายใน 7 วัน
          </Alert>
          <Alert kind="success">ส่งใบสมัครแล้ว เลขที่ 2569-004215</Alert>
          <Alert kind="warning" title="Older deeds look different">
            Check the number with the land office if you are unsure.
          </Alert>
          <Alert kind="danger" title="ยังส่งไม่ได้ มี 2 ช่องที่ต้องแก้ไข">
            <a href="#phone">โทรศัพท์</a> และ <a href="#province">จังหวัด</a>
          </Alert>
        </div>
      </Sample>
      <Sample title="Badge" note="A dot and a word.">
        <Badge>ร่าง</Badge>
        <Badge tone="primary">ใหม่</Badge>
        <Badge tone="warning">รอเอกสาร</Badge>
        <Badge tone="success">Approved</Badge>
        <Badge tone="danger">ปฏิเสธ</Badge>
        <Badge tone="accent">โปรโมชัน</Badge>
      </Sample>
      <Sample title="ProgressBar" columns>
        <ProgressBar label="ใบสมัคร" value={2} max={5} valueText="ขั้นที่ 2 จาก 5" />
        <ProgressBar label="Uploading deed.jpg" valueText="Please wait" />
        <div className={styles.band}>
          <ProgressBar
            label="70% ของราคาประเมิน"
            value={2_940_000}
            max={3_250_000}
            valueText="2,940,000"
            tone="info"
          />
          <ProgressBar
            label="50% ของราคาตลาด"
            value={3_250_000}
            max={3_250_000}
            valueText="3,250,000"
            tone="plain"
          />
        </div>
      </Sample>
      <Sample title="Skeleton">
        <div className={styles.stack}>
          <Skeleton text="กำลังโหลดข้อความ" />
          <Skeleton text="กำลังโหลดบทความ" shape="card" />
        </div>
      </Sample>
    </>
  );
}

function DialogSamples() {
  const [open, setOpen] = useState<'form' | 'long'>();
  const close = () => setOpen(undefined);
  return (
    <Sample
      title="Dialog"
      note="600 pixels wide, the whole screen under 600. Escape, the backdrop and the cross close it; the focus returns here."
    >
      <Button variant="secondary" onClick={() => setOpen('form')}>
        ลืมรหัสผ่าน
      </Button>
      <Button variant="secondary" onClick={() => setOpen('long')}>
        Long text
      </Button>
      <Dialog
        open={open === 'form'}
        onClose={close}
        title="ลืมรหัสผ่าน"
        closeText="ปิด"
        actions={
          <>
            <Button onClick={close}>ส่งอีเมล</Button>
            <Button variant="quiet" onClick={close}>
              ยกเลิก
            </Button>
          </>
        }
      >
        <TextField label="ชื่อผู้ใช้" required="จำเป็นต้องกรอก" maxLength={30} data-autofocus />
      </Dialog>
      <Dialog
        open={open === 'long'}
        onClose={close}
        title="ประกาศความเป็นส่วนตัวสำหรับผู้สมัครสินเชื่อที่มีที่ดินเป็นหลักประกัน"
        closeText="ปิด"
        actions={<Button onClick={close}>รับทราบ</Button>}
      >
        {CLAUSES.map((clause) => (
          <p key={clause}>
            {clause}. บริษัทเก็บข้อมูลเท่าที่จำเป็นต่อการพิจารณาสินเชื่อ และเก็บไว้ไม่เกินระยะเวลาที่แจ้ง
          </p>
        ))}
      </Dialog>
    </Sample>
  );
}

function ToastSamples() {
  const showToast = useToast();
  return (
    <Sample title="Toast" note="Goes after six seconds unless hovered or focused; errors stay.">
      <Button variant="secondary" onClick={() => showToast({ kind: 'success', text: 'บันทึกแล้ว' })}>
        Success
      </Button>
      <Button variant="secondary" onClick={() => showToast({ kind: 'info', text: 'คัดลอกลิงก์แล้ว' })}>
        Info
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          showToast({
            kind: 'error',
            text: 'ส่งไม่สำเร็จ ตรวจสอบสัญญาณอินเทอร์เน็ตแล้วลองอีกครั้ง ข้อมูลที่กรอกยังอยู่ครบ',
          })
        }
      >
        Error
      </Button>
    </Sample>
  );
}
