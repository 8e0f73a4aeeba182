import { createContext } from 'react';

/** What an editor knows of the room it stands in; none where it has only its field. */
type WritingRoom = { full: boolean; toggle: () => void };

export const WritingContext = createContext<WritingRoom | undefined>(undefined);
