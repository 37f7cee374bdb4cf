export const isDevelopment: boolean;
export const dist: string;
