import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Answered, afterAnswers } from './after-answers.ts';

function open() {
  const app = fastify();
  const recorded: Answered[] = [];
  const answers = afterAnswers(app);
  answers.each((answered) => recorded.push(answered));
  app.get('/mesas/:numero', async (_request, reply) => reply.status(201).send('lista'));
  return { app, recorded, catchUp: answers.catchUp };
}

test('a call is recorded by its route, not by its address', async () => {
  const { app, recorded, catchUp } = open();
  await app.inject('/mesas/ana@demo.co');
  await app.inject('/nada');
  catchUp();
  expect(recorded).toMatchObject([
    { method: 'GET', route: '/mesas/:numero', status: 201, ms: expect.any(Number) },
    { method: 'GET', route: undefined, status: 404 },
  ]);
  await app.close();
});

test('calls are recorded soon and once each', async () => {
  const { app, recorded, catchUp } = open();
  await Promise.all([app.inject('/mesas/1'), app.inject('/mesas/2')]);
  await expect.poll(() => recorded.length).toBe(2);
  catchUp();
  expect(recorded).toHaveLength(2);
  await app.close();
});

test('a server that closes records its last call', async () => {
  const { app, recorded } = open();
  await app.inject('/mesas/1');
  await app.close();
  expect(recorded).toHaveLength(1);
});
