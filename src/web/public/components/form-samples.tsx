import { Checkbox, RadioGroup } from '../../ui/choice.tsx';
import { Combobox, type ComboboxTexts } from '../../ui/combobox.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { Sample } from './sample.tsx';

const REQUIRED = 'จำเป็นต้องกรอก';
const count = (used: number, most: number) => `${used} / ${most}`;

const THAI: ComboboxTexts = {
  found: (total) => `พบ ${total.toLocaleString('th')} รายการ`,
  nothingFound: 'ไม่พบรายการที่ตรงกัน',
  more: (shown, total) => `แสดง ${shown} จาก ${total.toLocaleString('th')} รายการ พิมพ์เพิ่มเพื่อค้นหา`,
};

const PROVINCES = [
  { value: '10', label: 'กรุงเทพมหานคร', keywords: 'Bangkok กทม' },
  { value: '50', label: 'เชียงใหม่', keywords: 'Chiang Mai' },
  { value: '51', label: 'ลำพูน', keywords: 'Lamphun' },
  { value: '52', label: 'ลำปาง', keywords: 'Lampang' },
  { value: '54', label: 'แพร่', keywords: 'Phrae' },
  { value: '80', label: 'นครศรีธรรมราช', keywords: 'Nakhon Si Thammarat' },
];

const SUBDISTRICTS = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `ตำบลบ้านใหม่ ${index + 1}`,
}));

export function FormSamples() {
  return (
    <>
      <Sample title="TextField and TextArea" columns>
        <TextField
          label="ราคาประเมินราชการ"
          required={REQUIRED}
          suffix="บาท"
          inputMode="numeric"
          defaultValue="4,200,000"
          hint="ดูได้จากใบประเมินหรือเว็บไซต์กรมธนารักษ์"
        />
        <TextField
          label="โทรศัพท์"
          required={REQUIRED}
          prefix="+66"
          type="tel"
          defaultValue="81 234"
          error="เบอร์โทรศัพท์มือถือต้องมี 10 หลัก เช่น 081-234-5678"
          hint="เจ้าหน้าที่จะโทรกลับในเวลาที่คุณเลือก"
        />
        <TextField
          label="User name"
          placeholder="A–Z, 0–9"
          maxLength={20}
          counterText={count}
          hint="Letters or digits"
        />
        <TextField label="ชื่อผู้ใช้" readOnly value="somchai.j" hint="Read-only" />
        <TextField label="เลขประจำตัวประชาชน" disabled defaultValue="1 2345 67890 12 1" />
        <TextField label="ที่อยู่ตามทะเบียนบ้านของผู้ถือกรรมสิทธิ์ในที่ดินที่นำมาเป็นหลักประกันตามที่ปรากฏบนโฉนด" />
        <TextArea
          label="ข้อความถึงเจ้าหน้าที่"
          required={REQUIRED}
          maxLength={500}
          counterText={count}
          hint="สั้น ๆ ก็พอ"
        />
        <TextArea label="Work history" error="Required" defaultValue="" />
      </Sample>
      <Sample title="Select" note="The native list of the device, with our frame." columns>
        <Select label="ประเภทเอกสารสิทธิ์" placeholder="เลือกประเภท" required={REQUIRED}>
          <option>โฉนดที่ดิน (น.ส.4จ)</option>
          <option>น.ส.3ก</option>
          <option>หนังสือกรรมสิทธิ์ห้องชุด (อ.ช.2)</option>
        </Select>
        <Select label="Convenient time" error="Please choose a time" placeholder="Choose">
          <option>08:30 – 12:00</option>
        </Select>
        <Select label="สาขา" disabled placeholder="เลือกจังหวัดก่อน">
          {null}
        </Select>
      </Sample>
      <Sample
        title="Combobox"
        note="Type a part of the name, in Thai or English. Arrows, Home, End, Enter, Tab, Escape. Without scripts it is a native select."
        columns
      >
        <Combobox
          label="จังหวัด"
          name="province"
          required={REQUIRED}
          options={PROVINCES}
          texts={THAI}
          placeholder="พิมพ์เพื่อค้นหา"
        />
        <Combobox
          label="จังหวัดของหลักประกัน"
          name="guaranteeProvince"
          options={PROVINCES}
          texts={THAI}
          defaultValue="52"
          error="จังหวัดนี้ยังไม่เปิดให้บริการ"
        />
        <Combobox
          label="ตำบล (5,000)"
          name="subdistrict"
          options={SUBDISTRICTS}
          texts={THAI}
          hint="At most 100 are drawn"
        />
        <Combobox label="อำเภอ" name="district" options={[]} texts={THAI} disabled />
      </Sample>
      <Sample title="Checkbox and RadioGroup" columns>
        <RadioGroup
          legend="ผู้สมัคร"
          name="applicant"
          required={REQUIRED}
          defaultValue="person"
          options={[
            { value: 'person', label: 'บุคคลธรรมดา' },
            { value: 'company', label: 'นิติบุคคล' },
          ]}
        />
        <Checkbox
          name="policy"
          required={REQUIRED}
          label="ข้าพเจ้าได้อ่านและยอมรับประกาศความเป็นส่วนตัว และยินยอมให้ติดต่อกลับตามข้อมูลที่ให้ไว้"
          error="โปรดยอมรับก่อนส่งใบสมัคร"
        />
        <Checkbox name="news" label="Send me news" disabled />
      </Sample>
    </>
  );
}
