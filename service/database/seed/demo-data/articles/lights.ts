import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const lights: DemoArticle[] = [
  {
    key: "keepers-last-winter",
    title: both("The keeper’s last winter", "등대지기의 마지막 겨울"),
    summary: both("Hongdo light goes automatic in February", "홍도 등대는 이월에 무인이 된다"),
    story: both(
      richText(`
He shaves before he goes up. There is nobody to see, the stairs are forty metres from his kitchen, and in February a box the size of a rice cooker will do it without shaving. “The light looks at me,” said Mr Yoon. He has been here for twenty-six winters.

## Four o’clock

We polish. The lens is taller than I am, and it floats; you can turn three hundred kilos of glass with a finger. He works from the top down with a cloth cut from his wife’s old nightshirt, because nothing that is sold is soft enough. In every prism there is a small sunset, upside down.

He does not talk while he polishes. Afterwards he signs a book, and so do I.

## Twenty past five

There is a switch, but he does not touch it yet. First he goes out on the gallery and looks all the way round, with his hand on the rail, as one looks round a table to see whether everyone has something to eat. Two boats coming in to Heuksan. A tanker, far off. Nobody else.

> When I turn it on, I say good evening to each of them. It takes as long as it takes.

Then there are twenty seconds of dark, and the beam goes over us like a sleeve.

## The things that he will take

- The book, if they let him.
- The barometer, which is his own.
- A tin of nails from the keeper before him, who had it from the one before.
- Not the cat. The cat lives here.

The engineers were kind. They showed him on a laptop that the new lamp sends a message if it fails. He asked to whom. They told him the name of the office. He asked again, to *whom*, and they had to look it up.

## February

I have my ticket for the last boat. He does not want a ceremony. He wants somebody to hold the ladder while he cleans the outside of the glass, which is nobody’s duty and has never been in the book.
`),
      richText(`
그는 올라가기 전에 면도를 한다. 볼 사람은 없고, 계단은 부엌에서 사십 미터이며, 이월부터는 밥솥만 한 상자가 면도 없이 그 일을 할 것이다. “불이 나를 보잖아요.” 윤 선생은 말한다. 이곳에서 스물여섯 겨울을 났다.

## 네 시

닦는다. 렌즈는 나보다 키가 크고, 떠 있다. 삼백 킬로그램의 유리를 손가락 하나로 돌릴 수 있다. 그는 아내의 헌 잠옷을 잘라 만든 천으로 위에서 아래로 닦는다. 파는 것 가운데는 그만큼 부드러운 것이 없다. 프리즘마다 작은 노을이 거꾸로 들어 있다.

닦는 동안은 말을 하지 않는다. 다 닦으면 일지에 서명하고, 나도 한다.

## 다섯 시 이십 분

스위치가 있지만 아직 손대지 않는다. 먼저 난간에 손을 얹고 한 바퀴를 다 둘러본다. 모두 먹을 것이 있는지 밥상을 둘러보듯이. 흑산으로 드는 배 두 척. 멀리 유조선 하나. 다른 이는 없다.

> 불을 켤 때 한 척 한 척에 저녁 인사를 해요. 걸리는 만큼 걸리지요.

그러고는 이십 초의 어둠이 있고, 빛이 소매처럼 우리 위를 지나간다.

## 가져갈 것들

- 일지. 허락한다면.
- 기압계. 원래 그의 것이다.
- 앞선 등대지기가 물려준 못 한 통. 그도 앞사람에게 받았다.
- 고양이는 아니다. 고양이는 여기 산다.

기술자들은 친절했다. 새 등은 고장이 나면 알림을 보낸다고 노트북으로 보여 주었다. 그가 누구에게 보내느냐고 물었다. 사무소 이름을 댔다. 다시 물었다. **누구에게** 보내느냐고. 그들은 찾아보아야 했다.

## 이월

마지막 배의 표를 끊어 두었다. 그는 기념식을 바라지 않는다. 유리 바깥쪽을 닦는 동안 사다리를 잡아 줄 사람을 바란다. 누구의 임무도 아니고, 일지에 적힌 적도 없는 일이다.
`),
    ),
    cover: "lighthouse",
    photos: ["moon", "boat"],
    place: "hongdo",
    related: ["fog-signal", "the-stairs-counted"],
    tags: ["lighthouse", "people", "winter", "island"],
    walkedDaysAgo: 40,
    length: 3.1,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 31,
    editedDaysAgo: 29,
    version: 6,
  },
  {
    key: "fog-signal",
    title: both("What the fog signal said", "무적이 하던 말"),
    summary: both(
      "Five seconds of sound, fifty-five of listening. Then they took it out.",
      "오 초의 소리, 오십오 초의 귀 기울임. 그러고는 철거되었다.",
    ),
    story: both(
      richText(`
The horn at Ganjeolgot was the colour of a fire engine, and pointed at Japan. Nobody who lived near it had slept through a fog since 1952, and when the notice came that it would be retired, the village signed a petition to keep it.

## The rhythm

One blast of five seconds, once a minute. Children here counted it without knowing. A woman told me that she had her first baby to it, and that the midwife used it as a clock. Another said that her husband and she had learned to quarrel in fifty-five seconds, hold their breath for five, and that a good many things look different after a pause.

## The instrument

I was allowed inside on the last foggy night. It is a room full of pipe. A compressor builds up the pressure with a noise like a bus, the needle climbs, and a man in ear protectors whom one cannot talk to holds up one finger. Then it is not a sound. *It is a change in what the air is made of.* The coffee in my cup drew rings.

> On the boat you do not hear where it is. You hear that somebody knows about you.

He had been a fisherman before he was an engineer, and this was the only thing that he said all night.

## Afterwards

They unbolted it in March. It stands on a lawn now, painted, with a small plate. The first fog was on the ninth of April. I lay awake, and about every minute I felt the village not hear it.
`),
      richText(`
간절곶의 무적은 소방차처럼 빨갰고 일본을 향해 있었다. 1952년부터 이 근처에 사는 사람은 안개 낀 밤에 깊이 자 본 적이 없다. 철거한다는 공고가 붙자 마을은 남겨 달라는 서명을 했다.

## 박자

일 분에 한 번, 오 초 동안. 이곳 아이들은 저도 모르게 그것을 세며 자랐다. 한 분은 그 소리에 맞추어 첫아이를 낳았고, 산파가 시계로 삼았다고 했다. 또 한 분은 남편과 오십오 초 동안 다투고 오 초 동안 숨을 참는 법을 익혔다고 했다. 잠깐 쉬고 나면 달라 보이는 일이 꽤 많더라고.

## 악기

마지막 안개 밤에 안에 들어가 볼 수 있었다. 관으로 가득한 방이다. 압축기가 버스 같은 소리를 내며 압력을 올리고, 바늘이 기어오르고, 귀마개를 써서 말을 걸 수 없는 사람이 손가락 하나를 든다. 그다음 것은 소리가 아니다. **공기가 무엇으로 되어 있는지가 바뀐다.** 잔 속의 커피가 동그라미를 그렸다.

> 배에서는 그게 어디 있는지를 듣는 게 아니에요. 누가 나를 안다는 걸 듣지요.

기사가 되기 전에 어부였던 그가 밤새 한 말은 이것뿐이었다.

## 그 뒤

삼월에 볼트를 풀었다. 지금은 칠을 새로 하고 작은 동판을 달아 잔디밭에 서 있다. 첫 안개는 사월 아흐레였다. 나는 깨어 누워 있었고, 일 분마다 마을이 그 소리를 듣지 않는 것을 느꼈다.
`),
    ),
    cover: "lighthouse",
    photos: ["boat"],
    place: "ganjeolgot",
    related: ["keepers-last-winter"],
    tags: ["lighthouse", "weather", "people"],
    walkedDaysAgo: 130,
    length: 4.2,
    needsLowWater: false,
    by: "ada",
    daysAgo: 117,
    editedDaysAgo: 89,
    version: 4,
  },
  {
    key: "the-stairs-counted",
    title: both("One hundred and ninety-six, or seven", "백아흔여섯, 아니면 일곱"),
    summary: both(
      "Nobody agrees on the number of steps at Geomundo, so we went to count them.",
      "거문도 등대 계단의 수를 두고 말이 달라, 세러 갔다.",
    ),
    story: both(
      richText(`
The path from Mokneomeo goes through a tunnel of camellias, and in February one walks on red. Then come the stairs. I counted on the way up and my friend on the way down, so that we could not influence each other.

He had 196. I had 197. We went back to look for the missing step and found it: it is a threshold, worn so deep in the middle that a heel takes it and a toe does not.
`),
      richText(`
목넘어에서 가는 길은 동백 터널이라 이월에는 붉은 것을 밟고 간다. 그다음이 계단이다. 서로 따라 세지 않으려고 나는 올라갈 때, 친구는 내려올 때 세었다.

친구는 196, 나는 197이었다. 빠진 한 단을 찾으러 돌아갔다. 찾았다. 문턱이었다. 가운데가 하도 깊이 닳아서, 뒤꿈치에는 계단이고 발끝에는 계단이 아니었다.
`),
    ),
    photos: ["lighthouse"],
    place: "geomundo",
    related: ["keepers-last-winter"],
    tags: ["lighthouse", "island", "winter"],
    walkedDaysAgo: 203,
    length: 5.8,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 199,
  },
  {
    key: "red-and-white-harbour-lights",
    title: both("Why one is red and one is white", "하나는 빨갛고 하나는 하얀 까닭"),
    summary: both(
      "Every small harbour has a pair. They are talking to people who are coming home.",
      "작은 항구마다 한 쌍이 있다. 집에 오는 사람에게 하는 말이다.",
    ),
    story: both(
      richText(`
Red stands on the right for a boat that comes in, and shows a red flash; white stands on the left, and shows green. So a skipper with salt in his eyes needs only one rule: *keep red at your right hand and you are home.*

My son asked what people do when they leave. I said that then it is the other way round, and that it matters less. Whoever is leaving can see the harbour.
`),
      richText(`
들어오는 배에게 빨간 등대는 오른쪽에 서서 붉게 깜박이고, 하얀 등대는 왼쪽에 서서 푸르게 깜박인다. 눈에 소금물이 든 선장에게는 규칙 하나면 된다. **빨간 것을 오른손에 두면 집이다.**

나갈 때는 어떻게 하느냐고 아들이 물었다. 그때는 반대인데 덜 중요하다고 했다. 나가는 사람에게는 항구가 보이니까.
`),
    ),
    photos: ["lighthouse", "boat"],
    place: "jumunjin",
    related: [],
    tags: ["lighthouse", "harbour"],
    walkedDaysAgo: 285,
    length: 1.6,
    needsLowWater: false,
    by: "linus",
    daysAgo: 283,
    editedDaysAgo: 281,
    version: 2,
  },
  {
    key: "jukbyeon-dragon-path",
    title: korean("용의 꿈길 끝에 선 등대"),
    summary: korean("대숲을 빠져나오면 벼랑이고, 벼랑 끝에 백 년 넘은 불이 있다."),
    story: korean(
      richText(`
죽변은 대숲의 끝이라는 뜻이다. 이름 그대로 길은 이대 숲으로 들어간다. 키를 넘는 댓잎이 머리 위에서 맞닿아, 낮에도 초록빛 저녁이다. 바람이 불면 숲 전체가 쌀을 씻는다.

숲이 끝나는 곳에서 갑자기 바다가 발아래로 꺼진다. 하얀 팔각 등대가 서 있다. 스무 살에 이곳 무전실에서 일했다는 할머니를 만났다. “그때는 밤이 지금보다 컸어요.” 불은 같은데 둘레가 밝아졌다고 했다.

내려올 때 할머니는 댓잎 하나를 따서 배를 접어 주셨다. 아직 주머니에 있다.
`),
    ),
    cover: "lighthouse",
    photos: [],
    place: "jukbyeon",
    related: ["fog-signal"],
    tags: ["lighthouse", "people"],
    walkedDaysAgo: 394,
    length: 2.7,
    needsLowWater: false,
    by: "grace",
    daysAgo: 391,
  },
  {
    key: "a-lens-in-a-museum",
    title: english("A lens in a museum"),
    summary: english("At Homigot one can stand inside the light that others once steered by."),
    story: english(
      richText(`
They have hung it at the height of a person, so that one may put one’s head in. Everything outside breaks into ribbons. A school class went round it, and each child was for one moment forty children.

The label gives the weight, the maker, the year. It does not say how many people saw it and changed course. I suppose no one counted; that was the point of the thing.
`),
    ),
    photos: [],
    place: "homigot",
    related: ["the-stairs-counted"],
    tags: ["lighthouse"],
    walkedDaysAgo: 478,
    length: 0.7,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 476,
  },
  {
    key: "gadeokdo-night-stay",
    title: english("A night in the keeper’s house, Gadeokdo"),
    summary: english("Concrete on the outside, 1909 on the inside, and no shop for seven kilometres."),
    story: english(
      richText(`
You go through an army gate, show your name, and walk the last part between camellias. The old light is a small brick palace with a plum blossom over the door. The new one stands behind it like a tall grandson.

They give you a bedroom, a kettle and the rules. At dusk the beam begins. It does not come into the room; it goes round outside, over the sea, and what reaches the ceiling is only the news of it. I had brought three books, and lay on my back for the whole night reading that.
`),
    ),
    cover: "lighthouse",
    photos: ["moon"],
    place: "gadeokdo",
    related: ["keepers-last-winter"],
    tags: ["lighthouse", "night", "island"],
    walkedDaysAgo: 592,
    length: 7.4,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 588,
    editedDaysAgo: 402,
    version: 2,
  },
  {
    key: "lighthouse-stamps",
    title: english("Fifteen lighthouses, one passport, wet"),
    summary: english("I am collecting the stamps. The sea has begun to collect the booklet."),
    story: english(
      richText(`
There is a little book, and at each light a rubber stamp on a string. I started in Incheon in a tidy mood. By number six the ink had run. At number nine a wave came over the mole and I stamped a page that was mostly Number Eight.

The woman in the office looked at it for a long while. Then she took her own stamp, the official one, breathed on it, and pressed it on the only dry corner. “Seen,” it says.
`),
    ),
    photos: ["lighthouse"],
    place: "oryukdo",
    related: [],
    tags: ["lighthouse", "weather"],
    walkedDaysAgo: 725,
    length: 14.3,
    needsLowWater: false,
    by: "blocked",
    daysAgo: 722,
  },
  {
    key: "fishermans-thumb",
    title: both("How far off, by thumb", "엄지로 재는 거리"),
    summary: both(
      "A trick for judging the distance to a light, from a man who never needed a chart.",
      "해도가 필요 없던 분에게 배운, 등대까지의 거리를 재는 법.",
    ),
    story: both(
      richText(`
Hold out your arm, thumb up. Shut one eye, then the other. The thumb jumps. If you know how wide the village is by the light, and how many villages the thumb jumped, multiply by ten.

It works because your arm is about ten times as long as your eyes are apart. He did not know that, and neither did his father. They had it from the sea, who knows everybody’s measurements.
`),
      richText(`
팔을 뻗어 엄지를 세운다. 한쪽 눈을 감고, 바꾸어 감는다. 엄지가 뛴다. 등대 옆 마을의 너비를 알고 엄지가 마을 몇 개를 뛰었는지 알면, 열을 곱한다.

팔 길이가 두 눈 사이의 열 배쯤 되기 때문이다. 그분은 그것을 몰랐고 그분의 아버지도 몰랐다. 바다에서 배운 것이다. 바다는 모두의 치수를 안다.
`),
    ),
    photos: [],
    place: "taeha",
    related: [],
    tags: ["lighthouse", "kit", "people"],
    walkedDaysAgo: 893,
    length: 4.9,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 890,
  },
  {
    key: "unlit-beacon",
    title: both("The beacon with no lamp", "불 없는 등표"),
    summary: both(
      "A stone finger off Sangju that has warned people for ninety years by standing there.",
      "상주 앞바다의 돌기둥은 그저 서 있는 것으로 아흔 해 동안 뱃길을 일러 주었다.",
    ),
    story: both(
      richText(`
It has no light, bell, colour or number. It is on the chart as a dot with a small cross. The old people call it the Uncle.

At low springs you can see what it is standing on: a reef as wide as a threshing floor, black, with its teeth towards the channel. We rowed round it. Somebody had tied a ribbon to the top, a long way up, in weather that I should like to have seen.
`),
      richText(`
불도 종도 색도 번호도 없다. 해도에는 점 하나에 작은 십자로 나온다. 어른들은 아재라고 부른다.

사리 간조에는 아재가 딛고 선 것이 보인다. 타작마당만 한 검은 여가 뱃길 쪽으로 이를 드러내고 있다. 노를 저어 한 바퀴 돌았다. 까마득한 꼭대기에 누가 띠를 매어 놓았다. 어떤 날씨에 올라갔는지, 나도 한번 보고 싶은 날씨였다.
`),
    ),
    photos: ["glitter"],
    place: "sangju",
    related: ["red-and-white-harbour-lights"],
    tags: ["lighthouse", "stones", "tide"],
    walkedDaysAgo: 1045,
    length: 1.3,
    needsLowWater: true,
    by: "mateo",
    daysAgo: 1041,
  },
];
