/** Where we write about ourselves; null without such a place, and then nothing leads there. Apart from `brand`, which
 *  every frame loads. */
export const blogUrl: string | null = 'https://blog.kadam.example/';
