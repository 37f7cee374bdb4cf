/** Address of the blog; null = no blog and no link to it. Separate from `brand`, which every frame loads. */
export const blogUrl: string | null = 'https://blog.kadam.example/';
