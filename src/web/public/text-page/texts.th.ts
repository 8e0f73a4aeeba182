export const pages = {
  updatedOn: (date: string) => `ปรับปรุงเมื่อ ${date}`,
  version: (version: string, date: string) => `ฉบับที่ ${version} ปรับปรุงเมื่อ ${date}`,
  alsoRead: 'อ่านเพิ่มเติม',
  contactTitle: 'คุยกับเจ้าหน้าที่',
  title: (name: string, company: string) => `${name} – ${company}`,
};
