import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
for (const u of process.argv.slice(2)) {
 let best;
 for (let i = 0; i < 6; i++) {
  const c = await b.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
  const p = await c.newPage(); const s = await c.newCDPSession(p); await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 200 });
  await s.send('Profiler.start');
  await p.goto('http://127.0.0.1:3521' + u, { waitUntil: 'networkidle' }); await p.waitForTimeout(1500);
  const { profile } = await s.send('Profiler.stop');
  const self = new Map(); const byId = new Map(profile.nodes.map((n) => [n.id, n]));
  profile.samples.forEach((id, k) => self.set(id, (self.get(id) ?? 0) + profile.timeDeltas[k]));
  const parent = new Map(); for (const n of profile.nodes) for (const ch of n.children ?? []) parent.set(ch, n.id);
  const files = {}, fns = {}, total = {}; let sum = 0;
  for (const [id, t] of self) { const f = byId.get(id).callFrame; const key = f.url ? f.url.split('/').pop().slice(0, 30) : f.functionName; if (['(idle)', '(program)', '(root)'].includes(f.functionName)) { files[f.functionName] = (files[f.functionName] ?? 0) + t / 1e3; continue; } sum += t / 1e3; files[key] = (files[key] ?? 0) + t / 1e3; const k2 = f.functionName + ' ' + key + ':' + f.lineNumber + ':' + f.columnNumber; fns[k2] = (fns[k2] ?? 0) + t / 1e3;
   const seen = new Set(); for (let x = id; x; x = parent.get(x)) { const g = byId.get(x).callFrame; const k3 = g.functionName + ' ' + (g.url.split('/').pop() ?? '').slice(0, 20) + ':' + g.lineNumber + ':' + g.columnNumber; if (!seen.has(k3)) { seen.add(k3); total[k3] = (total[k3] ?? 0) + t / 1e3; } } }
  if (!best || sum < best.sum) best = { sum, files, fns, total };
  await c.close();
 }
 const top = (o, n) => Object.entries(o).sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => `  ${v.toFixed(1)} ${k}`).join('\n');
 console.log(u, best.sum.toFixed(0)); console.log(top(best.files, 12)); console.log(' self'); console.log(top(best.fns, 14)); console.log(' total'); console.log(top(best.total, 40));
}
await b.close();
