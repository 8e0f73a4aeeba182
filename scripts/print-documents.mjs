// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

// Prints the papers of the demo from their sources: node scripts/print-documents.mjs
const root = join(import.meta.dirname, '..');
const documents = join(root, 'data/demo/documents');
const sources = join(documents, 'source');
const FONTS = join(root, 'node_modules/@fontsource/anuphan/files');

/** @type {Record<string, string>} */
const RANGES = { thai: 'U+0E00-0E7F', latin: 'U+0000-00FF,U+2010-2027' };

const faces = Object.keys(RANGES).flatMap((script) =>
  [400, 700].map((weight) => {
    const file = readFileSync(join(FONTS, `anuphan-${script}-${weight}-normal.woff`));
    const address = `data:font/woff;base64,${file.toString('base64')}`;
    return `@font-face{font-family:A;font-weight:${weight};unicode-range:${RANGES[script]};src:url(${address})}`;
  }),
);

const STYLE = `@page{size:A4;margin:14mm 16mm}*{box-sizing:border-box}
body{margin:0;color:#0f2540;font:10pt/1.4 A}
header{display:flex;align-items:center;gap:10px;padding-bottom:8px;border-bottom:1px solid #dfe6ee}
header svg{width:28px;height:28px}
h1{margin:12px 0 0;font-size:19pt;line-height:1.3}
h2{margin:13px 0 3px;color:#123b66;font-size:12.5pt}
p{margin:5px 0}
small{display:block;color:#595f69;font-size:9pt;line-height:1.4}
ul{margin:0;padding:0;list-style:none}
li{position:relative;padding:2px 0 2px 24px}
li::before,i{position:absolute;inset:6px auto auto 0;width:13px;height:13px;border:1.4px solid #595f69;border-radius:2px;content:""}
.plain li::before{inset:10px auto auto 6px;width:5px;height:5px;border:0;border-radius:50%;background:#123b66}
i{position:static;display:inline-block}
table{width:100%;border-collapse:collapse}
td,th{padding:4px 8px;border-bottom:1px solid #dfe6ee;text-align:left;vertical-align:top;font-weight:400}
th{color:#595f69;font-size:9pt}
.choice td:not(:first-child),.choice th:not(:first-child){width:24mm;text-align:center}
.line{margin-top:18px;border-bottom:1px dotted #595f69}
.page{break-before:page}
footer{margin-top:16px;color:#595f69;font-size:8.5pt}`;

const logo = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
for (const file of readdirSync(sources)) {
  const body = readFileSync(join(sources, file), 'utf8');
  const number = /CH-\d+/.exec(body)?.[0];
  const title = /<h1>([^<]*)/.exec(body)?.[1];
  await page.setContent(`<!doctype html><html lang="th"><meta charset="utf-8"><title>${title}</title>
<style>${faces.join('')}${STYLE}</style>
<header>${logo}<strong>โฉนด สินเชื่อที่ดิน · Chanote Land-Secured Loans</strong></header>
${body}
<footer>โทร 02-000-1730 · ${number} ฉบับ 11/2569 · edition 11/2026</footer></html>`);
  await page.evaluate(() => document.fonts.ready);
  const path = join(documents, file.replace('.html', '.pdf'));
  await page.pdf({ path, format: 'A4', tagged: true });
  console.log(path);
}
await browser.close();
