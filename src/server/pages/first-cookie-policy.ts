import type { pageText } from './tables.ts';

export const cookiePolicy: typeof pageText.$inferInsert = {
  key: 'cookie-policy',
  name: { th: 'นโยบายคุกกี้', en: 'Cookie policy', ja: 'Cookieポリシー' },
  summary: {
    th: 'เว็บนี้ใช้คุกกี้น้อยที่สุด ไม่มีโฆษณา ไม่มีผู้ติดตามจากภายนอก และไม่นับสถิติก่อนคุณอนุญาต',
    en: 'This site uses as few cookies as it can: no advertising, no outside trackers, and no statistics before you allow them.',
    ja: '広告も外部の追跡もありません。統計は許可をいただいてから数えます。',
  },
  detail: {
    th: `<h2>คุกกี้คืออะไร</h2>
<p>คุกกี้คือข้อความสั้น ๆ ที่เว็บฝากไว้ในเบราว์เซอร์ของคุณ พื้นที่จัดเก็บในเครื่อง (local storage) ทำหน้าที่คล้ายกัน แต่ไม่ถูกส่งไปกับทุกคำขอ ทั้งหมดที่เว็บนี้ใช้มีเพียงรายการในหน้านี้</p>
<h2>คุกกี้</h2>
<ul>
<li><strong>language</strong> จำภาษาที่คุณเลือก (จำเป็น) เก็บไว้ 1 ปี</li>
<li><strong>consent</strong> จำคำตอบเรื่องคุกกี้ของคุณ (จำเป็น) เก็บไว้ 180 วัน</li>
<li><strong>password_grant</strong> เฉพาะพนักงาน ใช้ตอนตั้งรหัสผ่านใหม่ สคริปต์ในหน้าเว็บอ่านไม่ได้ (จำเป็น) เก็บไว้ 5 นาที</li>
</ul>
<h2>พื้นที่จัดเก็บในเครื่อง</h2>
<ul>
<li><strong>language</strong> สำเนาของภาษาที่เลือก เผื่อคุกกี้หาย เก็บจนกว่าคุณลบ</li>
<li><strong>sessionOpen</strong> บอกว่าหน้าเว็บกำลังเปิดอยู่หรือปิดไปแล้ว เก็บจนกว่าคุณลบ</li>
<li><strong>token</strong> เฉพาะพนักงาน บัตรผ่านหลังเข้าสู่ระบบ เก็บจนออกจากระบบหรือหมดอายุ</li>
<li><strong>username</strong> เฉพาะพนักงาน รหัสผู้ใช้ที่เข้าสู่ระบบ เก็บจนออกจากระบบ</li>
</ul>
<h2>ที่จัดเก็บของแท็บ</h2>
<ul>
<li><strong>left</strong> เฉพาะพนักงาน ส่งบัตรผ่านต่อให้หน้าถัดไปเมื่อโหลดหน้าใหม่ ลบทันทีที่หน้านั้นเปิด หรือเมื่อปิดแท็บ</li>
<li><strong>typed</strong> สิ่งที่พิมพ์ไว้ระหว่างสลับภาษา ลบทันทีที่หน้าใหม่เปิด</li>
</ul>
<h2>ฐานข้อมูลในเครื่อง</h2>
<ul><li><strong>chanote-application</strong> ใบสมัครสินเชื่อที่คุณกรอกค้างไว้ เก็บในเครื่องของคุณเท่านั้น จนกว่าส่งใบสมัครหรือกดลบ</li></ul>
<h2>สิ่งที่คุณเลือกได้</h2>
<ul><li><strong>ใช้เท่าที่จำเป็น</strong> เว็บทำงานครบทุกหน้า</li><li><strong>ให้นับสถิติ</strong> เมื่อคุณเปิดหน้า เราบวกหนึ่งให้ยอดรวมของหน้านั้นในวันนั้น ไม่บันทึกที่อยู่ IP เบราว์เซอร์ หรือตัวคุณ</li></ul>
<p>ไม่ว่าเลือกแบบใด เรานับจำนวนครั้งที่เว็บถูกเปิดและที่เอกสารถูกดาวน์โหลดเป็นยอดรวม ซึ่งไม่มีข้อมูลส่วนบุคคลและไม่ใช้คุกกี้</p>
<h2>เปลี่ยนใจหรือลบ</h2>
<p>กดปุ่มด้านล่าง หรือ “ตั้งค่าคุกกี้” ท้ายทุกหน้า การถอนความยินยอมง่ายเท่ากับการให้ คุณลบคุกกี้ทั้งหมดได้ในการตั้งค่าของเบราว์เซอร์ แล้วเว็บจะถามใหม่ในครั้งถัดไป</p>
<p>เรื่องข้อมูลที่คุณกรอกในใบสมัคร อ่าน<a href="/cookie-policy-private">ประกาศความเป็นส่วนตัว</a></p>`,
    en: `<h2>What cookies are</h2>
<p>A cookie is a short note that a site leaves in your browser. Local storage is much the same, but is not sent along with every request. What stands on this page is everything this site uses.</p>
<h2>Cookies</h2>
<ul>
<li><strong>language</strong>: remembers the language you chose (necessary). Kept for 1 year.</li>
<li><strong>consent</strong>: remembers your answer about cookies (necessary). Kept for 180 days.</li>
<li><strong>password_grant</strong>: for staff only, lets them set a new password; no script of the page can read it (necessary). Kept for 5 minutes.</li>
</ul>
<h2>Local storage</h2>
<ul>
<li><strong>language</strong>: a copy of your language, should the cookie get lost. Kept until you delete it.</li>
<li><strong>sessionOpen</strong>: says whether a page of the site is open or was closed. Kept until you delete it.</li>
<li><strong>token</strong>: for staff only, the pass given at sign-in. Kept until sign-out or expiry.</li>
<li><strong>username</strong>: for staff only, the user code that signed in. Kept until sign-out.</li>
</ul>
<h2>Storage of the tab</h2>
<ul>
<li><strong>left</strong>: for staff only, hands the pass on to the next page on a reload. Deleted when that page opens, or with the tab.</li>
<li><strong>typed</strong>: what you typed, while the language changes. Deleted when the new page opens.</li>
</ul>
<h2>Database on your device</h2>
<ul><li><strong>chanote-application</strong>: a loan application that you have begun. Kept on your device only, until you send or delete it.</li></ul>
<h2>What you can choose</h2>
<ul><li><strong>Necessary only.</strong> Every page works in full.</li><li><strong>Allow statistics.</strong> When you open a page we add one to that page’s total of the day. No IP address, no browser and nothing about you is recorded.</li></ul>
<p>Whatever you choose, we count how often the site is opened and a document is downloaded, as totals. They hold no personal data and use no cookie.</p>
<h2>Changing your mind</h2>
<p>Use the buttons below, or “Cookie settings” at the foot of every page: taking consent back is as easy as giving it. You can delete all cookies in the settings of your browser; the site then asks again.</p>
<p>For what you write into an application, read the <a href="/cookie-policy-private">privacy notice</a>.</p>`,
  },
};
