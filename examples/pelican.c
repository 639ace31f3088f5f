/* Pelican: a bot for Mahé in C, over standard input and output. One file of C99, no libraries.
 *
 *     cc -std=c99 -O2 -o pelican examples/pelican.c
 *     mahe engine --check ./pelican
 *     mahe arena swimmer --engine ./pelican --players 2 --games 200
 *
 * It knows no rules: what it goes by is written beside each option. It takes a clutch when it can have one, and else
 * throws while few faces of the next die would be a bust. docs/engine.md describes the lines; replace `choose` by what
 * you think is better. */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LONGEST 4096 /* bytes of a line */
#define MOST 16      /* options on offer: there are never more than eight */

/* One option: its word, and what it leads to as far as that is known. */
struct option {
    const char *word; /* "A" to "G", "roll", "stop", "c2" */
    int busts;        /* roll: how many of six faces would be a bust */
    int space;        /* stop, or a card: where the turtle would end */
    int eggs;         /* and what it would win there */
};

/* Read "stop:=4+5", "roll:x2", "c2:=14" or "A"; the word stays in the line. */
static struct option read_option(char *text)
{
    struct option found = {text, 0, 0, 0};
    char *outlook = strchr(text, ':');
    if (outlook != NULL) {
        *outlook++ = '\0';
        if (*outlook == 'x')
            found.busts = atoi(outlook + 1);
        else
            sscanf(outlook, "=%d+%d", &found.space, &found.eggs);
    }
    return found;
}

/* How many dice lie on the table: in ".../2:B24" the digits after the turtle. */
static int dice_of(const char *position)
{
    const char *thrown = strchr(position, ':');
    return thrown == NULL ? 0 : (int)strspn(thrown + 2, "123456");
}

/* Return the number of the option to take. */
static int choose(const char *position, unsigned seed, const struct option *options, int count)
{
    int dice = dice_of(position);
    int roll = -1, stop = -1, card = -1, gain = 0;
    for (int i = 0; i < count; i++) {
        const struct option *one = &options[i];
        if (strcmp(one->word, "roll") == 0)
            roll = i;
        else if (strcmp(one->word, "stop") == 0)
            stop = i;
        else if (one->word[0] == 'c' && one->eggs - atoi(one->word + 1) > gain) {
            card = i; /* a card that is played counts no more, so it must bring more than it has */
            gain = one->eggs - atoi(one->word + 1);
        }
    }
    if (stop < 0)
        return (int)(seed % (unsigned)count); /* which turtle to throw for */
    if (options[stop].eggs > 0)
        return stop;
    if (card >= 0)
        return card;
    return options[roll].busts <= (dice == 1 ? 3 : 2) ? roll : stop;
}

/* Answer "decide POSITION SEAT SEED OPTION...", of which the first word has been read. */
static void decide(void)
{
    struct option options[MOST];
    int count = 0;
    char *position = strtok(NULL, " \r\n");
    char *seat = strtok(NULL, " \r\n");
    char *seed = strtok(NULL, " \r\n");
    for (char *word; count < MOST && (word = strtok(NULL, " \r\n")) != NULL;)
        options[count++] = read_option(word);
    (void)seat; /* what is won is won by the seat that decides */
    if (count == 0)
        printf("error a question has a position, a seat, a seed and options\n");
    else
        printf("choose %s\n", options[choose(position, (unsigned)strtoul(seed, NULL, 10), options, count)].word);
}

int main(void)
{
    char line[LONGEST];
    while (fgets(line, sizeof line, stdin) != NULL) {
        char *word = strtok(line, " \r\n");
        if (word == NULL)
            continue;
        if (strcmp(word, "quit") == 0)
            break;
        if (strcmp(word, "mahe") == 0)
            printf("name pelican\nauthor Mahe contributors\nmahe 1\n");
        else if (strcmp(word, "table") == 0 || strcmp(word, "game") == 0 || strcmp(word, "ping") == 0)
            printf("ok\n");
        else if (strcmp(word, "decide") == 0)
            decide();
        else
            printf("error pelican does not know the word %s\n", word);
        fflush(stdout); /* or whoever asks waits for ever */
    }
    return 0;
}
