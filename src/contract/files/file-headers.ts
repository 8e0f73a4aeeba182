/** The headers that carry the size of a file while it is still being written. */
export const ROWS_HEADER = 'x-rows-total';
export const BYTES_HEADER = 'x-bytes-expected';
