import { both, english } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const stones: DemoArticle[] = [
  {
    key: "mongdol-hums",
    title: both("Mongdol: the beach that hums", "몽돌, 흥얼거리는 해변"),
    summary: both("Every wave rolls the stones a little rounder", "파도가 올 때마다 돌은 조금 더 둥글어진다"),
    story: both(
      richText(`
It is the going out that makes the sound. A wave comes up with a slap, like any wave. Then it has to leave through a million stones, and each of them turns over once and knocks on its neighbour. The whole beach clears its throat, low, for as long as one can hold one’s breath.

## Where to stand

In the middle of Hakdong, at the water’s edge, the stones are as big as loaves and the note is a bass. Walk north and they become eggs, then beans. The hum goes up as one walks, and at the far end it is rain on a tin roof. You can play the beach with your feet.

- Loaves: a drum, heard in the chest.
- Eggs: a cart on a wooden bridge.
- Beans: frying.

## A stone that came back

There is a box by the bus stop. It is full of stones, and of letters. People take one home for the windowsill and then something goes wrong, or nothing does, and they post it back. I read a few through the glass.

> I took it in the summer I was eleven. I am fifty now, and it has been very quiet.

Once a month somebody from the village carries the box down and puts them in at the proper places, loaves with loaves. I was allowed to take the eggs.

## How round is round

I measured two hundred of them with callipers. Not one is a ball. They are all a little flat, like a thing that has learned to be slid. I wrote down all of the numbers, and came away with one thought that isn’t a number: *none of them did this alone.*
`),
      richText(`
소리는 나갈 때 난다. 파도는 여느 파도처럼 철썩하고 올라온다. 그러고는 백만 개의 돌 사이로 빠져나가야 한다. 돌마다 한 번씩 구르며 옆의 돌을 두드린다. 온 해변이 낮게 목을 고른다. 숨을 참을 수 있을 만큼 오래.

## 서 있을 곳

학동 해변 한가운데, 물가의 돌은 빵 덩이만 하고 소리는 베이스다. 북쪽으로 걸으면 달걀이 되고 콩이 된다. 걸을수록 소리가 높아져, 끝에 이르면 양철 지붕의 빗소리다. 발로 해변을 연주할 수 있다.

- 빵 덩이: 가슴으로 듣는 북소리
- 달걀: 나무다리를 건너는 수레
- 콩: 기름에 튀기는 소리

## 돌아온 돌

버스 정류장 옆에 상자가 하나 있다. 돌과 편지가 가득하다. 창가에 두려고 하나 가져갔다가, 무슨 일이 생기거나 아무 일도 생기지 않아서, 우편으로 돌려보낸 것들이다. 유리 너머로 몇 통을 읽었다.

> 열한 살 여름에 가져갔습니다. 이제 쉰이고, 돌은 내내 조용했습니다.

한 달에 한 번 마을 사람이 상자를 들고 내려가 제자리에 놓는다. 빵은 빵끼리. 나는 달걀을 맡았다.

## 얼마나 둥근가

이백 개를 캘리퍼스로 쟀다. 공은 하나도 없다. 미끄러지는 법을 배운 것처럼 다들 조금 납작하다. 숫자를 모두 적었는데, 가지고 돌아온 것은 숫자가 아닌 생각 하나였다. **어느 돌도 혼자서는 이렇게 되지 않았다.**
`),
    ),
    cover: "pebbles",
    photos: ["surf"],
    place: "hakdong",
    related: ["shingle-spectrum", "sleeping-on-shingle"],
    tags: ["stones", "shore"],
    walkedDaysAgo: 55,
    length: 2.7,
    needsLowWater: false,
    by: "amara",
    daysAgo: 50,
    editedDaysAgo: 47,
    version: 2,
  },
  {
    key: "shingle-spectrum",
    title: english("The hum, measured"),
    summary: english("A microphone in a sock, eleven waves, and a graph that looks like a hill."),
    story: english(
      richText(`
After the piece on Hakdong several people wrote to ask what note it is. It is no note. It is all of the notes between a cello’s lowest string and a kettle, with a hump wherever the stones are of one size.

Bread-loaf end: the hump is at 140 hertz. Bean end: about 900. In between it slides, just as one hears it do on foot. The sock is for the wind. Use a clean one.
`),
    ),
    photos: ["pebbles"],
    place: "hakdong",
    related: ["mongdol-hums"],
    tags: ["stones", "kit"],
    walkedDaysAgo: 143,
    length: 2.7,
    needsLowWater: false,
    by: "linus",
    daysAgo: 140,
  },
  {
    key: "pages-of-chaeseokgang",
    title: both("A shelf of stone books", "돌로 된 책 한 벽"),
    summary: both(
      "At Byeonsan the cliff is a library, and the sea returns the books badly.",
      "변산의 벼랑은 서고다. 바다는 책을 험하게 돌려준다.",
    ),
    story: both(
      richText(`
Layer upon layer, thin ones, thick ones, a slim dark volume between two fat pale ones: lake mud from the age of dinosaurs, pressed, tilted a little, and then cut with a blunt knife. At low water one may walk along the bottom shelf.

I looked for a page that I could read and found ripples. They were of the same width as the ones in the wet sand behind me. Somebody’s afternoon, eighty-odd million years ago, with a light wind from the left.
`),
      richText(`
겹겹이, 얇은 것과 두꺼운 것, 뚱뚱하고 흰 두 권 사이에 낀 얇고 검은 한 권. 공룡 시대의 호수 진흙이 눌리고, 조금 기울고, 무딘 칼에 잘린 것이다. 썰물에는 맨 아래 선반을 따라 걸을 수 있다.

읽을 수 있는 쪽을 찾다가 물결무늬를 만났다. 내 뒤의 젖은 모래에 있는 것과 너비가 같았다. 팔천몇백만 년 전 누군가의 오후, 왼쪽에서 산들바람이 불었다.
`),
    ),
    cover: "ripples",
    photos: ["pebbles"],
    place: "chaeseokgang",
    related: [],
    tags: ["stones", "tide"],
    walkedDaysAgo: 264,
    length: 3.4,
    needsLowWater: true,
    by: "grace",
    daysAgo: 261,
    editedDaysAgo: 78,
    version: 4,
  },
  {
    key: "a-wall-without-mortar",
    title: both("A wall that lets the wind through", "바람을 보내 주는 담"),
    summary: both(
      "On Cheongsando they build with gaps, and the walls are older than the trees.",
      "청산도의 담에는 틈이 있고, 담이 나무보다 오래되었다.",
    ),
    story: both(
      richText(`
My father built walls in Sligo and I know when to keep quiet. The old man set a stone, took it away, turned it over, set it again. There was daylight through his wall in a hundred places. He pushed on it to show me, hard, with his hip. It moved like a cow being leaned on, and came back.

“Tight walls fall,” he said. My father used to say so too, in another language, and also with the hip.
`),
      richText(`
아버지가 슬라이고에서 담을 쌓던 분이라, 나는 언제 입을 다물어야 하는지 안다. 어르신은 돌을 놓았다가, 빼서, 돌려서, 다시 놓았다. 담에는 백 군데쯤 햇빛이 새었다. 어르신이 엉덩이로 힘껏 밀어 보였다. 담은 사람이 기댄 소처럼 움직였다가 돌아왔다.

“꼭 막은 담이 넘어가.” 아버지도 다른 나라 말로 그렇게 말했다. 역시 엉덩이로 밀면서.
`),
    ),
    photos: ["pebbles"],
    place: "cheongsando",
    related: ["slow-island"],
    tags: ["stones", "island", "people", "weather"],
    walkedDaysAgo: 387,
    length: 5.5,
    needsLowWater: false,
    by: "ada",
    daysAgo: 384,
  },
  {
    key: "skipping-stones",
    title: both("The flat one", "납작한 것 하나"),
    summary: both(
      "What my grandfather looked for on every beach, and where I found it.",
      "할아버지가 해변마다 찾던 것과, 내가 그것을 찾은 곳.",
    ),
    story: both(
      richText(`
He could make eleven. He held the stone against his cheek first, to see whether it was cold enough, and I have never understood that.

I found the flat one at Ayajin, the year after. Thin as a biscuit, round, and a dent for the finger. I held it to my cheek. It was cold enough. I threw it, and it went on and on until I could not see it any more, and nobody was there to count.
`),
      richText(`
할아버지는 열한 번을 튀기셨다. 던지기 전에 돌을 볼에 대어 보셨다. 충분히 찬지 보는 거라고 했는데, 나는 그 말을 알아듣지 못했다.

이듬해 아야진에서 납작한 것을 찾았다. 과자처럼 얇고 둥글고, 손가락 자리까지 있었다. 볼에 대어 보았다. 충분히 찼다. 던졌다. 돌은 가고 또 가서 보이지 않게 되었고, 세어 줄 사람은 없었다.
`),
    ),
    cover: "pebbles",
    photos: [],
    place: "ayajin",
    related: [],
    tags: ["stones", "people"],
    walkedDaysAgo: 556,
    length: 1.1,
    needsLowWater: false,
    by: "sora",
    daysAgo: 553,
    editedDaysAgo: 551,
    version: 2,
  },
  {
    key: "pillow-lava",
    title: both("Black pillows", "검은 베개"),
    summary: both(
      "Lava that met the sea in a hurry, and what the limpets have made of it.",
      "서둘러 바다를 만난 용암과, 그것을 차지한 삿갓조개.",
    ),
    story: both(
      richText(`
One has to imagine the noise. Then the skin forming, tearing, the next bulge pushing out through the tear, and so on down the shore, like dough that has been forgotten.

Now each hollow holds a cup of warm water and a limpet with an address. I marked five with nail varnish, in June. In September all five were at home, in the very same dent, having walked out every night to graze and every night found the way back in the dark.
`),
      richText(`
그 소리를 상상해야 한다. 껍질이 생기고, 찢어지고, 찢어진 데로 다음 것이 부풀어 나오고, 그렇게 물가까지 이어진다. 깜빡 잊은 밀가루 반죽처럼.

이제 우묵한 곳마다 미지근한 물 한 컵과 주소가 있는 삿갓조개가 산다. 유월에 다섯 마리에 매니큐어로 표시를 했다. 구월에 다섯 마리 모두 같은 자국에 들어앉아 있었다. 밤마다 풀을 뜯으러 나가서, 밤마다 어둠 속에 길을 찾아 돌아온 것이다.
`),
    ),
    photos: ["pool"],
    place: "seongsan",
    related: ["pool-size-of-a-table"],
    tags: ["stones", "shore", "summer"],
    walkedDaysAgo: 680,
    length: 2.2,
    needsLowWater: true,
    by: "mateo",
    daysAgo: 678,
  },
  {
    key: "cairn-etiquette",
    title: english("Against one more little tower"),
    summary: english("Every stone in a pile was somebody’s roof."),
    story: english(
      richText(`
I counted ninety-four of them in a bay that had three last year. They photograph well. Underneath each there is a bald place, dry, where a week ago there had been a crab, a worm and whatever it is that oystercatchers come for.

I took down one a day, on my way home, and put the stones back wet side down. On the eleventh day somebody had taken down two.
`),
    ),
    photos: ["pebbles"],
    place: "sinji",
    related: ["pool-etiquette"],
    tags: ["stones", "shore"],
    walkedDaysAgo: 862,
    length: 1.9,
    needsLowWater: false,
    by: "amara",
    daysAgo: 860,
  },
  {
    key: "glass-that-gave-up",
    title: both("Glass that gave up cutting", "베기를 그만둔 유리"),
    summary: both("A jar of sea glass, sorted by drink.", "바다 유리 한 병을 마실 것에 따라 나누었다."),
    story: both(
      richText(`
Green is soju. Brown is beer, and medicine. White is everything else. There are four pieces of blue, and nobody in the village can tell me what was drunk from blue, although each of them has a theory, and two of the theories are about the same wedding.
`),
      richText(`
초록은 소주다. 갈색은 맥주와 약이다. 하양은 나머지 전부다. 파랑이 네 조각 있는데, 파란 병에 무엇을 담아 마셨는지 마을에 아는 사람이 없다. 저마다 짐작은 있고, 그 가운데 둘은 같은 잔칫날 이야기다.
`),
    ),
    photos: ["pebbles"],
    place: "hakdong",
    related: [],
    tags: ["stones", "people"],
    walkedDaysAgo: 1017,
    length: 1.5,
    needsLowWater: false,
    by: "amara",
    daysAgo: 1013,
  },
];
