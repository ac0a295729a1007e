import fastify from 'fastify';
import { expect, test } from 'vitest';
import { type Answered, afterAnswers } from './after-answers.ts';

function open() {
  const app = fastify();
  const told: Answered[] = [];
  const answers = afterAnswers(app);
  answers.each((answered) => told.push(answered));
  app.get('/mesas/:numero', async (_request, reply) => reply.status(201).send('lista'));
  return { app, told, catchUp: answers.catchUp };
}

test('a call is told of by its route, not by what somebody wrote into its address', async () => {
  const { app, told, catchUp } = open();
  await app.inject('/mesas/ana@demo.co');
  await app.inject('/nada');
  catchUp();
  expect(told).toMatchObject([
    { method: 'GET', route: '/mesas/:numero', status: 201, ms: expect.any(Number) },
    { method: 'GET', route: undefined, status: 404 },
  ]);
  await app.close();
});

test('calls are told of soon by themselves, each once', async () => {
  const { app, told, catchUp } = open();
  await Promise.all([app.inject('/mesas/1'), app.inject('/mesas/2')]);
  await expect.poll(() => told.length).toBe(2);
  catchUp();
  expect(told).toHaveLength(2);
  await app.close();
});

test('a server that closes tells of its last call', async () => {
  const { app, told } = open();
  await app.inject('/mesas/1');
  await app.close();
  expect(told).toHaveLength(1);
});
