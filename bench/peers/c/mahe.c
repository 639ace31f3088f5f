/* Mahé by uniformly random players, as straightforward C: the limit that the kernel is measured against.

   mahe PLAYERS TURTLES GAMES SEED: plays, and prints games, turns, throws, decisions and CPU-seconds.
   A decision is a choice among several options. The rules are the standard ones, without the variant. */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BEACH = 21, RAFT = 0, LIMIT = 7, SEVEN = 7, MOST = 7, SET_ASIDE = 4, NOBODY = -1 };

static const uint8_t DECK[24] = {1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6};

static uint64_t state[4];
static uint64_t turns, throws, decisions, eggs_won;

static inline uint64_t rotate(uint64_t x, int by) { return (x << by) | (x >> (64 - by)); }

/* xoshiro256++ */
static inline uint64_t next(void) {
    uint64_t result = rotate(state[0] + state[3], 23) + state[0], t = state[1] << 17;
    state[2] ^= state[0];
    state[3] ^= state[1];
    state[1] ^= state[2];
    state[0] ^= state[3];
    state[2] ^= t;
    state[3] = rotate(state[3], 45);
    return result;
}

static void seed(uint64_t from) {
    for (int i = 0; i < 4; i++) {
        uint64_t z = (from += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        state[i] = z ^ (z >> 31);
    }
}

static inline int below(uint32_t sides) { return (int)(((next() >> 32) * sides) >> 32); }
static inline int die(void) { throws++; return 1 + below(6); }

typedef struct {
    int8_t space[MOST]; /* of each turtle */
    int8_t under[MOST]; /* the turtle it sits on */
    int8_t over[MOST];  /* the turtle that sits on it */
    int8_t top[BEACH + 1];
} Board;

/* Move *turtle* with all above it; return whether it reached or crossed the beach. */
static int move(Board *board, int turtle, int total, int dice) {
    int origin = board->space[turtle];
    int end = origin % BEACH + total * dice, space = end > BEACH ? end - BEACH : end;
    if (total > LIMIT) space = RAFT;
    if (space != origin) {
        int last = turtle;
        while (board->over[last] != NOBODY) last = board->over[last];
        if (origin != RAFT) {
            board->top[origin] = board->under[turtle];
            if (board->under[turtle] != NOBODY) board->over[board->under[turtle]] = NOBODY;
        }
        if (space == RAFT) {
            for (int each = turtle; each != NOBODY;) {
                int above = board->over[each];
                board->space[each] = RAFT;
                board->under[each] = board->over[each] = NOBODY;
                each = above;
            }
            return 0;
        }
        board->under[turtle] = board->top[space];
        if (board->top[space] != NOBODY) board->over[board->top[space]] = (int8_t)turtle;
        board->top[space] = (int8_t)last;
        for (int each = turtle; each != NOBODY; each = board->over[each]) board->space[each] = (int8_t)space;
    }
    return total <= LIMIT && end >= BEACH;
}

static void play(int players, int each) {
    Board board;
    uint8_t pile[24];
    int left = 24 - SET_ASIDE, eggs[MOST] = {0}, seat = 0;
    memset(&board, NOBODY, sizeof board);
    memset(board.space, RAFT, sizeof board.space);
    memcpy(pile, DECK, sizeof pile);
    for (int i = 0; i < left; i++) {
        int other = i + below((uint32_t)(24 - i));
        uint8_t card = pile[i];
        pile[i] = pile[other];
        pile[other] = card;
    }
    int turned = 0, open = pile[turned++];
    for (;; seat = seat + 1 == players ? 0 : seat + 1) {
        turns++;
        int first = 0;
        if (each == 2) {
            decisions++;
            first = below(2);
        }
        for (int part = 0; part < each; part++) {
            int turtle = seat * each + (part ^ first);
            int total = die(), dice = 1;
            while (total < LIMIT && dice < 3) {
                decisions++;
                if (next() >> 63) break;
                total += die();
                dice++;
            }
            if (!move(&board, turtle, total, dice)) continue;
            int last = turtle;
            while (board.over[last] != NOBODY) last = board.over[last];
            eggs[last / each] += open;
            if (open == SEVEN) {
                for (int one = 0; one < players; one++) eggs_won += (uint64_t)eggs[one];
                return;
            }
            open = turned < left ? pile[turned++] : SEVEN;
        }
    }
}

int main(int count, char **words) {
    if (count != 5) {
        fprintf(stderr, "usage: mahe PLAYERS TURTLES GAMES SEED\n");
        return 2;
    }
    int players = atoi(words[1]), each = atoi(words[2]);
    long games = atol(words[3]);
    if (players < 2 || each < 1 || players * each > MOST || each > 2) {
        fprintf(stderr, "there are 2 to 7 players, and 7 turtles\n");
        return 2;
    }
    seed((uint64_t)atoll(words[4]));
    clock_t start = clock();
    for (long game = 0; game < games; game++) play(players, each);
    double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
    printf("{\"games\": %ld, \"turns\": %lu, \"throws\": %lu, \"decisions\": %lu, \"eggs\": %lu, \"seconds\": %.6f}\n", games,
           (unsigned long)turns, (unsigned long)throws, (unsigned long)decisions, (unsigned long)eggs_won, seconds);
    return 0;
}
