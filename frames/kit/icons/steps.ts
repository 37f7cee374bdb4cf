export const steps = 'M4 20.5h16M5 16.5h4v4M10 20.5v-8h4v8M15 20.5v-13h4v13';
