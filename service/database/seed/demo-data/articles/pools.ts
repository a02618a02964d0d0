import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const pools: DemoArticle[] = [
  {
    key: "kelp-from-the-inside",
    title: english("Kelp, from the inside"),
    summary: english("At six metres the forest hums"),
    story: english(
      richText(`
The women went in first, backwards, without a splash. I followed with my rented tank like a piano falling downstairs. When the bubbles had cleared, I was standing on my head in a wood.

Everything there moves, and everything moves together. A blade comes over your mask, soft as a sleeve, and goes away again; you breathe out, and the whole forest breathes in. It takes some minutes to understand that the humming is not in your ears. It is gas in a million stalks, shrimp snapping, and the surge, far above, putting its weight on the rocks of Gijang.

> Do not swim in it. Wait, and let it carry you to the thing.

That is how the diver Kim Sun-ja, seventy-four, finds abalone. She was beside me and then she was upside down in a crack with only her fins showing, and then she was on her way up, unhurried, with her whistle of breath already beginning. On one lungful. She did it thirty-eight times while I did it once.
`),
    ),
    cover: "kelp",
    photos: ["pool", "glitter"],
    place: "gijang",
    related: ["kelp-drying-day", "the-breath-whistle"],
    tags: ["kelp", "people"],
    walkedDaysAgo: 33,
    length: 0.7,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 26,
    editedDaysAgo: 23,
    version: 2,
  },
  {
    key: "pool-size-of-a-table",
    title: english("A pool the size of a table"),
    summary: english("Fourteen species by lunchtime"),
    story: english(
      richText(`
I had meant to walk round the peninsula. I got as far as the first basin in the lava below Seongsan, put down my bag in order to tie a lace, and stayed until the sea came for me.

## Nine o’clock: nothing

A bowl of clear water, a floor of pebbles, some bright wires of light running about. Nobody at home. It is always so. One’s shadow arrives before one does, and everyone in the house goes quiet.

## Half past nine

1. A pebble walks. Hermit crab, in a shell that once was a top-snail’s.
2. A second pebble objects.
3. The dark patch is a goby, and has been watching me since the lace.
4. to 7. Four sorts of snail, one of them going for a ride on another.

## Eleven

Once you stop looking for animals you begin to see them. A shrimp hangs in the open, made of glass with a drop of rust in it. What I took for a stain on the rock puts out a ring of arms: an anemone, no bigger than a shirt button. A brittle star’s arm, waving from beneath a stone as though hailing a taxi.

> Ask for one thing at a time. The pool hears you.

An old diver said this in passing, with a net bag over her shoulder, and without stopping.

## Noon, and fourteen

The thirteenth was a nudibranch, blue, with orange horns, no longer than a grain of rice, and I made a noise that brought a family over from the path. We lay on our stomachs in a row. The youngest, who was five, found the fourteenth. It was a fish so small that it had no colour yet, only eyes. She asked what it was called, and I said that I did not know, and she looked at me with real respect.

At a quarter past twelve the first wave of the flood ran over the lip, quite gently, like somebody filling a glass.
`),
    ),
    cover: "pool",
    photos: ["pebbles"],
    place: "seongsan",
    related: ["hermit-exchange", "pool-etiquette"],
    tags: ["shore", "tide"],
    walkedDaysAgo: 41,
    length: 0.8,
    needsLowWater: true,
    by: "ada",
    daysAgo: 38,
    editedDaysAgo: 36,
    version: 5,
  },
  {
    key: "pool-etiquette",
    title: both("How to visit a rock pool", "바위 웅덩이를 방문하는 법"),
    summary: both(
      "Seven rules, six of which are the same rule.",
      "일곱 가지 규칙. 그중 여섯은 같은 규칙이다.",
    ),
    story: both(
      richText(`
1. Put the stone back.
2. The same way up.
3. Gently.
4. Even if there was nothing under it. There was.
5. Even if you have found another stone.
6. Even if the tide is coming.
7. Keep your shadow out of the water.
`),
      richText(`
1. 돌은 제자리에 놓는다.
2. 위아래도 원래대로.
3. 살살.
4. 밑에 아무것도 없었더라도. 있었다.
5. 다른 돌을 찾았더라도.
6. 물이 들어오더라도.
7. 그림자는 물 밖에 둔다.
`),
    ),
    photos: ["pool"],
    place: "seongsan",
    related: ["pool-size-of-a-table"],
    tags: ["shore", "kit"],
    walkedDaysAgo: 96,
    length: 0.3,
    needsLowWater: true,
    by: "ada",
    daysAgo: 93,
  },
  {
    key: "the-breath-whistle",
    title: both("The whistle after the dive", "숨비소리"),
    summary: both(
      "Each diver’s breath has its own pitch, and on shore they can tell who has come up.",
      "해녀의 숨은 저마다 높이가 달라서, 뭍에서도 누가 올라왔는지 안다.",
    ),
    story: both(
      richText(`
*Sumbisori* is what they call it: the long thin whistle with which the old air goes out. It came across the water at Seongsan like a flock of some bird that I did not know.

A daughter was mending a net on the steps with her back to the sea. “Mother,” she said, at a note. And, after a while, at another one: “Aunt.” Then she put the net down and stood up and listened. Between two breaths, eleven seconds, twelve. The third note came, lower than the others. She sat down. “Grandmother takes her time,” she said.
`),
      richText(`
묵은 숨이 빠져나가는 가늘고 긴 휘파람을 **숨비소리**라고 한다. 성산의 물 위로 그 소리가 모르는 새 떼처럼 건너왔다.

딸이 바다를 등지고 계단에 앉아 그물을 깁고 있었다. 한 소리에 “어머니”라고 했다. 한참 뒤 다른 소리에 “이모”라고 했다. 그러더니 그물을 내려놓고 일어서서 귀를 기울였다. 숨과 숨 사이, 십일 초, 십이 초. 다른 것보다 낮은 세 번째 소리가 났다. 딸은 앉았다. “할머니는 원래 천천히 나오셔요.”
`),
    ),
    cover: "surf",
    photos: [],
    place: "seongsan",
    related: ["kelp-from-the-inside"],
    tags: ["people", "kelp", "island"],
    walkedDaysAgo: 173,
    length: 1.1,
    needsLowWater: false,
    by: "grace",
    daysAgo: 171,
    editedDaysAgo: 80,
    version: 3,
  },
  {
    key: "kelp-drying-day",
    title: both("Drying day at Gijang", "기장 미역 말리는 날"),
    summary: both(
      "If the forecast is good, every flat thing in the village is hung with kelp by seven.",
      "예보가 좋으면 일곱 시 전에 마을의 판판한 것은 모두 미역을 입는다.",
    ),
    story: both(
      richText(`
Racks first, then walls, then the tennis court, a boat turned over, a bench. The women lay the fronds stem to tip in one pull, as one makes a bed. The village turns a wet bottle green, and by four it is black and rustles.

I was given the court. My rows were crooked. Nobody said so, but when I came back from lunch they were straight.
`),
      richText(`
먼저 건조대, 다음은 담장, 그다음은 테니스장, 엎어 놓은 배, 긴 의자. 이불을 펴듯 한 번에 줄기에서 끝까지 당겨 넌다. 마을이 젖은 병 빛깔이 되었다가, 네 시면 검게 바스락거린다.

나는 테니스장을 맡았다. 줄이 삐뚤었다. 아무도 말하지 않았는데, 점심을 먹고 오니 줄이 반듯했다.
`),
    ),
    photos: ["kelp"],
    place: "gijang",
    related: ["kelp-from-the-inside"],
    tags: ["kelp", "food", "people", "spring"],
    walkedDaysAgo: 251,
    length: 1.5,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 248,
  },
  {
    key: "hermit-exchange",
    title: both("The housing market", "집게의 집 시장"),
    summary: both(
      "Eleven hermit crabs formed a queue by size, and then everybody moved.",
      "집게 열한 마리가 크기대로 줄을 서더니, 모두 이사했다.",
    ),
    story: both(
      richText(`
An empty shell had washed into the pool, a fine one, and the first crab to find it was too small. It did not leave. It stood beside the door. A larger one came, and stood beside the first.

When the largest arrived and stepped out of its old house and into the new one, the whole line went, one after the other, each naked for less than a second. Then the smallest house of all lay empty on the sand, and I have it here.
`),
      richText(`
웅덩이에 빈 고둥 껍데기가 흘러들었다. 훌륭한 집이었는데 처음 찾은 집게에게는 컸다. 집게는 떠나지 않고 문간에 섰다. 조금 큰 집게가 와서 그 곁에 섰다.

가장 큰 집게가 와서 헌 집을 나와 새집으로 들어가자, 줄 전체가 차례로 옮겨 갔다. 저마다 맨몸인 시간은 일 초가 안 되었다. 마지막에 가장 작은 집이 모래 위에 비었다. 지금 내 책상에 있다.
`),
    ),
    photos: ["pool"],
    place: "ayajin",
    related: ["pool-size-of-a-table"],
    tags: ["shore", "summer"],
    walkedDaysAgo: 333,
    length: 1.9,
    needsLowWater: true,
    by: "sora",
    daysAgo: 330,
    editedDaysAgo: 329,
    version: 2,
  },
  {
    key: "urchin-barrens",
    title: both("Where the forest stopped", "숲이 멈춘 자리"),
    summary: both(
      "Under the cliffs of Jukbyeon the rock has gone white, and the urchins sit on it, hungry.",
      "죽변 벼랑 아래 바위가 하얗게 변했고, 그 위에 성게가 배고픈 채 앉아 있다.",
    ),
    story: both(
      richText(`
One swims out over weed, brown and busy, and then there is a line. Beyond it is a floor as pale as plaster. Fishermen call it *gaetnogeum*, the melting of the shore. Nothing grows but a pink crust, and every hand’s breadth there is an urchin, its shell nearly empty.

The co-op collects them by the sackful now and ties young kelp to the rock with rope. We did forty metres in a day. In the evening somebody opened an urchin from the edge of the weed and another from the white, and set them side by side on the table without a word.
`),
      richText(`
갈색으로 북적이는 해초 위를 헤엄쳐 가다 보면 금이 하나 있다. 그 너머는 회벽처럼 흰 바닥이다. 어부들은 갯녹음이라 부른다. 분홍 껍질 말고는 자라는 것이 없고, 한 뼘마다 속이 거의 빈 성게가 있다.

이제 어촌계는 성게를 자루째 걷어 내고 어린 다시마를 밧줄로 바위에 맨다. 하루에 사십 미터를 했다. 저녁에 누가 해초 가장자리의 성게와 흰 바닥의 성게를 갈라, 말없이 상 위에 나란히 놓았다.
`),
    ),
    cover: "kelp",
    photos: [],
    place: "jukbyeon",
    related: ["kelp-from-the-inside"],
    tags: ["kelp", "weather"],
    walkedDaysAgo: 421,
    length: 0.9,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 418,
  },
  {
    key: "laver-winter",
    title: korean("김발 걷는 새벽"),
    summary: korean("겨울 바다의 검은 책장을 한 장씩 넘긴다."),
    story: korean(
      richText(`
새벽 네 시, 신지도 앞바다는 난로 같은 불을 하나씩 단 배로 가득하다. 김은 추울수록 잘 자란다. 손은 추울수록 굼뜨다. 둘 사이에서 겨울이 간다.

기계가 김발을 들어 올려 훑고 지나가면 검은 물이 쏟아진다. 선장님은 그것을 한 줌 쥐어 코에 대 본다. “올해는 향이 일찍 왔네.” 나에게도 내미셨다. 비 온 뒤의 돌담 냄새 같기도 하고, 다 마신 찻잔 같기도 했다.

아침 아홉 시면 공장에서 네모가 되어 나온다. 어머니가 구워 주시던 그 네모다. 나는 그 한 장이 이렇게 어두운 데서 시작되는 줄 몰랐다.
`),
    ),
    photos: ["boat"],
    place: "sinji",
    related: ["kelp-drying-day"],
    tags: ["kelp", "winter", "food"],
    walkedDaysAgo: 508,
    length: 0.4,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 505,
  },
  {
    key: "sea-hare-ink",
    title: english("An apology to a sea hare"),
    summary: english("I poked it, it dyed my hand purple, and we both learned something."),
    story: english(
      richText(`
It was the size of a kitten and was eating lettuce. Sea lettuce, but with exactly the look. I only wanted to know how soft it was.

The purple did not come off with sand, with soap or with lemon. For four days I bought my bread with it. The woman at the till looked at my hand, then at my face, and said the name of the animal, and that I had deserved it.
`),
    ),
    photos: ["pool"],
    place: "ayajin",
    related: ["pool-etiquette"],
    tags: ["shore", "spring"],
    walkedDaysAgo: 622,
    length: 2,
    needsLowWater: true,
    by: "ada",
    daysAgo: 620,
  },
  {
    key: "barnacle-time",
    title: english("Three ways to date a boulder by its barnacles"),
    summary: english("Counting, measuring, and asking the man who moved it."),
    story: english(
      richText(`
**Counting** gave me eight years, by the rings on the largest plates. **Measuring** gave between five and twelve, since those on the seaward side had eaten better.

Then a man came by with a dog and told me that they had put the boulder there for the new slipway, in the spring that his daughter was married. Seven years. She has two children.
`),
    ),
    photos: ["pebbles"],
    place: "guryongpo",
    related: [],
    tags: ["shore", "stones"],
    walkedDaysAgo: 703,
    length: 1.8,
    needsLowWater: true,
    by: "amara",
    daysAgo: 700,
  },
  {
    key: "agar-grandmothers",
    title: both("Red weed, white jelly", "우뭇가사리가 투명해지기까지"),
    summary: both(
      "Washed and dried five times in the sun, the weed forgets that it was red.",
      "다섯 번 씻고 다섯 번 말리면, 붉던 것을 잊는다.",
    ),
    story: both(
      richText(`
First it is the colour of wine and smells of the bottom of a boat. They wash it and spread it on the harbour road; cars drive round. On the second day it is pink, on the third straw. On the fifth it is white and weighs nothing.

Boil that, and let it stand, and what you get is a clear block that tastes of nearly nothing, served with cold bean broth in August. All that work for *nearly nothing*. It was the best lunch of the year.
`),
      richText(`
처음에는 포도주 빛깔에 배 밑창 냄새가 난다. 씻어서 항구 길에 펴 널면 차가 돌아서 간다. 이틀째는 분홍, 사흘째는 지푸라기 빛, 닷새째는 희고 무게가 없다.

그것을 고아서 굳히면 거의 아무 맛도 없는 투명한 묵이 된다. 팔월에 시원한 콩국에 만다. 그 수고를 다 들여 **거의 아무 맛도 없음**을 얻는다. 그해 먹은 가장 맛있는 점심이었다.
`),
    ),
    photos: [],
    place: "seongsan",
    related: [],
    tags: ["kelp", "food", "summer"],
    walkedDaysAgo: 853,
    length: 1,
    needsLowWater: false,
    by: "grace",
    daysAgo: 851,
    editedDaysAgo: 850,
    version: 2,
  },
  {
    key: "holdfast",
    title: both("What lives in a holdfast", "미역 뿌리에 사는 것들"),
    summary: both(
      "After the storm we unpicked one clump of kelp roots over a white tray.",
      "폭풍이 지난 뒤, 미역 뿌리 한 덩이를 흰 쟁반 위에서 풀어 보았다.",
    ),
    story: both(
      richText(`
It was as big as a fist and had come ashore with the stone still in its grip. We let it stand in a tray of sea water and teased it open with knitting needles.

Out came porcelain crabs, a worm like a feather boa, forty small mussels, a baby octopus, furious, and a button. We carried all of it back to the rocks, apart from the button. It is on my coat.
`),
      richText(`
주먹만 한 것이 돌을 움켜쥔 채로 떠밀려 왔다. 바닷물을 담은 쟁반에 두고 뜨개바늘로 살살 풀었다.

게붙이 몇 마리, 깃털 목도리 같은 갯지렁이, 어린 홍합 마흔 개, 성난 새끼 문어 한 마리, 그리고 단추 하나가 나왔다. 단추만 빼고 모두 바위로 데려다주었다. 단추는 내 외투에 달려 있다.
`),
    ),
    cover: "kelp",
    photos: ["surf"],
    place: "gijang",
    related: ["kelp-from-the-inside"],
    tags: ["kelp", "weather"],
    walkedDaysAgo: 1000,
    length: 2.6,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 998,
  },
];
