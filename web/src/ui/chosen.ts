/** What is chosen looks the same in tabs, segments, chips and tiles: a wash and an achiote ring. */
export const CHOSEN = 'bg-achiote-wash text-achiote-ink inset-ring-2 inset-ring-achiote';
