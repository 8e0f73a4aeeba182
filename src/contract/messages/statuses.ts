/** Where a message stands. By itself it needs no schemas, so the web may load it alone. */
export const MESSAGE_STATUSES = ['new', 'open', 'answered', 'closed', 'spam'] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];
