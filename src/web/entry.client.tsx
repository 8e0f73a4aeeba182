import { DATA_ID } from './public/island.tsx';
import { startIsland } from './start-island.tsx';

const told = document.getElementById(DATA_ID)?.textContent;
if (told) await startIsland(JSON.parse(told));
else await import('./take-over.tsx');
