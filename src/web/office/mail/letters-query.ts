export const LETTERS_KEY = ['mail', 'templates'];
