import { ScreenTabs, useTab } from '../content/screen-tabs.tsx';
import { laterPart } from '../resource/later-part.tsx';
import { ResourceScreen } from '../resource/resource-screen.tsx';
import { useListState } from '../resource/use-list-state.ts';
import { useOfficeTexts } from '../texts.ts';
import { CompanyList } from './company-list.tsx';
import { BannerList, MenuLinkList, QuestionList } from './lists.tsx';
import { PageTextList } from './page-text-list.tsx';

const BannerForm = laterPart(async () => (await import('./banner-form.tsx')).BannerForm);
const CompanyForm = laterPart(async () => (await import('./company-form.tsx')).CompanyForm);
const MenuLinkForm = laterPart(async () => (await import('./menu-link-form.tsx')).MenuLinkForm);
const PageTextForm = laterPart(async () => (await import('./page-text-form.tsx')).PageTextForm);
const QuestionForm = laterPart(async () => (await import('./question-form.tsx')).QuestionForm);

const KEYS = ['company', 'banners', 'questions', 'pages', 'links'] as const;

const PARTS = {
  company: [CompanyList, CompanyForm],
  banners: [BannerList, BannerForm],
  questions: [QuestionList, QuestionForm],
  pages: [PageTextList, PageTextForm],
  links: [MenuLinkList, MenuLinkForm],
} as const;

/** Everything else that visitors read: the company, the first screen, answers, pages and links. */
export default function SiteSettings() {
  const texts = useOfficeTexts().content.settings;
  const control = useListState();
  const tab = useTab(KEYS);
  const [List, Form] = PARTS[tab];
  return (
    <ResourceScreen
      title={texts.title}
      roomy={tab === 'questions' || tab === 'pages'}
      list={
        <>
          <ScreenTabs
            label={texts.title}
            tabs={KEYS.map((key) => ({ key, title: texts.tabs[key] }))}
            current={tab}
          />
          <List control={control} />
        </>
      }
      record={control.record && <Form key={tab} {...control.record} />}
    />
  );
}
