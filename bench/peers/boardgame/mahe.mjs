// Mahé for two with one turtle each, as one would write it for boardgame.io.
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

const BEACH = 21;
const LIMIT = 7;
const DECK = [3, 3, 5, 5, 5, 3].flatMap((count, index) => Array(count).fill(index + 1));
const SET_ASIDE = 4;

const total = (dice) => dice.reduce((sum, pips) => sum + pips, 0);
const party = (G) => {
  const stack = Object.values(G.stacks).find((one) => one.includes(G.mover));
  return stack ? stack.slice(stack.indexOf(G.mover)) : [G.mover];
};
const decider = (G) => party(G).at(-1);

function thrown(G, pips, ctx, events) {
  G.dice.push(pips);
  if (total(G.dice) >= LIMIT || G.dice.length === 3) settle(G, events);
  else if (G.dice.length === 1 && decider(G) !== ctx.currentPlayer) events.setActivePlayers({ value: { [decider(G)]: 'decide' } });
}

function settle(G, events) {
  const moving = party(G);
  const origin = Number(Object.keys(G.stacks).find((space) => G.stacks[space].includes(G.mover)) ?? 0);
  if (origin) {
    G.stacks[origin] = G.stacks[origin].filter((turtle) => !moving.includes(turtle));
    if (!G.stacks[origin].length) delete G.stacks[origin];
  }
  G.raft = G.raft.filter((turtle) => turtle !== G.mover);
  if (total(G.dice) > LIMIT) G.raft.push(...moving);
  else {
    const end = (origin % BEACH) + total(G.dice) * G.dice.length;
    const space = end > BEACH ? end - BEACH : end;
    G.stacks[space] = [...(G.stacks[space] ?? []), ...moving];
    if (end >= BEACH) collect(G, moving.at(-1));
  }
  G.mover = null;
  G.dice = [];
  events.endTurn();
}

function collect(G, owner) {
  G.clutches[owner].push(G.open);
  if (G.open === LIMIT) G.over = true;
  else G.open = G.secret.pile.pop() ?? LIMIT;
  G.pile = G.secret.pile.length;
}

export const mahe = {
  name: 'mahe',
  setup: ({ random }) => {
    const pile = random.Shuffle(DECK).slice(SET_ASIDE);
    const open = pile.pop();
    return { stacks: {}, raft: ['0', '1'], mover: null, dice: [], open, pile: pile.length, clutches: [[], []], over: false, secret: { pile } };
  },
  playerView: ({ G: { secret, ...shown } }) => shown,
  moves: {
    start: ({ G, ctx, playerID, random, events }) => {
      if (G.mover !== null) return INVALID_MOVE;
      G.mover = playerID;
      thrown(G, random.D6(), ctx, events);
    },
    roll: ({ G, ctx, playerID, random, events }) => {
      if (G.mover === null || playerID !== decider(G)) return INVALID_MOVE;
      thrown(G, random.D6(), ctx, events);
    },
    stop: ({ G, playerID, events }) => {
      if (G.mover === null || playerID !== decider(G)) return INVALID_MOVE;
      settle(G, events);
    },
  },
  turn: { stages: { decide: {} } },
  endIf: ({ G }) => (G.over ? { eggs: G.clutches.map(total) } : undefined),
};
