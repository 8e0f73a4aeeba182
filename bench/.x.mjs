import v8 from 'node:v8';
const mb=()=>{const m=process.memoryUsage();return `rss ${Math.round(m.rss/1e6)} heapTotal ${Math.round(m.heapTotal/1e6)} heapUsed ${Math.round(m.heapUsed/1e6)}`};
for (const s of process.argv.slice(2)) { const t=performance.now(); await import(s); console.log(s, mb(), Math.round(performance.now()-t)+'ms'); }
for (const s of v8.getHeapSpaceStatistics()) if (s.space_size>1e6) console.log(s.space_name, (s.space_size/1e6).toFixed(0), (s.space_used_size/1e6).toFixed(0), 'phys', (s.physical_space_size/1e6).toFixed(0));
