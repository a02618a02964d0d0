import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const mudflats: DemoArticle[] = [
  {
    key: "what-the-mudflat-keeps",
    title: both("What the mudflat keeps", "갯벌이 간직하는 것"),
    summary: both("Ripples, burrows, the drag-marks of a heron", "물결 자국, 굴, 왜가리가 끌고 간 흔적"),
    story: both(
      richText(`
Mud has a good memory, but a short one. It keeps six hours. Everything that happened since the water left is written there at full size: who walked, who stopped, who was eaten. Then the sea comes in and wipes the slate, without reading it.

I go with a square of wire, half a metre to the side. I put it down without choosing, kneel, and describe what is inside. That is all. I have done it two hundred and six times.

## Square 41

Ripples two fingers apart, running north-west. Across them a groove as wide as a pencil, which wanders, thinks, wanders back: a snail, grazing. At the corner a ring of pellets, each the size of a peppercorn, around a hole. The crab heard me coming through its feet and is down there holding its breath.

## Square 112

Three toes, three toes, three toes, and then a long shallow drag. The toes are a heron. The drag took me a while. It had caught an eel too long to lift, and walked ashore with it like somebody bringing home a hose.

> What looks empty is only low.

That is what the village head says of the flats when officials come and call them idle land. He says it mildly. He was born over there, he says, and points to a place with no mark on it at all.

## What it keeps for longer

Dig a spade deep and the grey turns black. This is the archive: shells in layers like pages, a winter, a flood, a good year for cockles. Deeper still there is a line of coarse sand that a storm carried in before anybody here was named Park. I cover it again. I feel that I have read someone’s post.

The reeds behind me fill with wind. The square is still there, pressed into the mud, with my two knees before it. By three o’clock *I too will have been kept for six hours.*
`),
      richText(`
갯벌은 기억력이 좋지만 오래가지 않는다. 여섯 시간을 간직한다. 물이 나간 뒤에 일어난 일은 모두 그 자리에 실물 크기로 적혀 있다. 누가 걸었는지, 누가 멈췄는지, 누가 먹혔는지. 그러고는 바다가 들어와 읽지도 않고 칠판을 지운다.

나는 한 변이 반 미터인 철사 네모를 들고 간다. 고르지 않고 내려놓은 뒤 무릎을 꿇고, 그 안에 있는 것을 적는다. 그것이 전부다. 지금까지 이백여섯 번을 했다.

## 네모 41

손가락 두 개 너비의 물결이 북서쪽으로 나란하다. 그 위를 연필만 한 홈이 가로지른다. 헤매다가, 생각하다가, 되돌아온다. 풀을 뜯은 고둥이다. 모퉁이에는 후추알만 한 흙 구슬이 구멍을 빙 둘렀다. 게는 내 발소리를 발로 듣고, 저 아래에서 숨을 참고 있다.

## 네모 112

발가락 셋, 발가락 셋, 발가락 셋, 그리고 길고 얕게 끌린 자국. 발가락은 왜가리다. 끌린 자국은 한참 들여다보았다. 들어 올리기에는 너무 긴 장어를 잡아, 호스를 끌고 집에 가는 사람처럼 뭍으로 걸어간 것이다.

> 비어 보이는 것은 그저 낮은 것이다.

관청 사람들이 와서 노는 땅이라고 할 때마다 이장님은 그렇게 말한다. 나직하게. 그러고는 아무 표시도 없는 한 곳을 가리키며, 내가 저기서 태어났다고 한다.

## 더 오래 간직하는 것

삽 한 자루 깊이를 파면 잿빛이 검은빛으로 바뀐다. 여기가 서고다. 조개껍데기가 책장처럼 쌓여 있다. 어느 겨울, 어느 홍수, 꼬막이 좋았던 어느 해. 더 아래에는 이곳에 박씨가 살기 전에 폭풍이 싣고 온 굵은 모래 한 줄이 있다. 나는 도로 덮는다. 남의 편지를 읽은 기분이 든다.

등 뒤의 갈대가 바람으로 부푼다. 네모는 아직 갯벌에 찍혀 있고, 그 앞에 내 무릎 두 개가 있다. 세 시가 되면 **나도 여섯 시간 동안 간직된 것이 될 것이다.**
`),
    ),
    cover: "reeds",
    photos: ["ripples", "flock"],
    place: "suncheon-bay",
    related: ["walking-on-mud", "two-hundred-squares"],
    tags: ["tide", "shore", "mud"],
    walkedDaysAgo: 9,
    length: 5.2,
    needsLowWater: true,
    by: "jiwon",
    daysAgo: 6,
    editedDaysAgo: 3,
    version: 4,
  },
  {
    key: "walking-on-mud",
    title: both("How to walk on mud", "갯벌을 걷는 법"),
    summary: both(
      "Quickly, lightly, and never where the gulls are standing up to their bellies.",
      "빠르게, 가볍게, 갈매기가 배까지 빠진 곳은 피해서.",
    ),
    story: both(
      richText(`
I have taught this to forty beginners and lost nine boots, none of them mine. There is a way, and it is not strength.

## The foot

Put it down flat, like a plate on a table. A heel makes a hole and the hole has suction. Lift from the *knee*, toes pointing down, as though taking your foot out of a slipper while someone sleeps. And do not stop. Mud forgives walking, and it forgives lying down, but it holds a grudge against standing.

## The ground

- **Shiny and ribbed:** go. There is sand in it.
- **Dull, with worm casts:** go, and be brisk.
- **Smooth as chocolate, no holes:** nobody lives there, and there is a reason.
- **A creek, however small:** look for where others crossed. The banks are softer than the bottom.

## If you sink

Sit down. It feels wrong, and it is the whole secret. The area of a person sitting is ten times the area of two feet. Work one leg out, kneel on the shin, crawl like a baby towards where you came from. You will be filthy and entirely well.

My first teacher, who pushed a mud-sled until she was eighty-one, gave me her rule in one breath.

> Go out with the water, come in before it, and carry nothing that you would turn back for.

## What to bring

Old trainers tied with cord, not boots. A pole. Water to drink, and a second bottle to wash the eyes of whoever laughs first. A watch you can read with thumbs covered in silt. Leave word with someone who owns a tractor.
`),
      richText(`
초보자 마흔 명에게 걷는 법을 가르쳤고 장화 아홉 짝을 잃었다. 내 장화는 한 짝도 없다. 길이 있다. 그리고 그것은 힘이 아니다.

## 발

상에 접시를 놓듯 판판하게 디딘다. 뒤꿈치는 구멍을 만들고 구멍은 빨아들인다. 뺄 때는 **무릎**으로 든다. 누군가 자고 있는 방에서 덧신을 벗듯이, 발끝을 아래로 하고. 그리고 멈추지 않는다. 갯벌은 걷는 사람을 용서하고 눕는 사람도 용서하지만, 서 있는 사람은 두고두고 붙잡는다.

## 땅

- **윤이 나고 골이 진 곳:** 간다. 모래가 섞였다.
- **윤기 없이 갯지렁이 똥이 있는 곳:** 가되 서두른다.
- **초콜릿처럼 매끈하고 구멍이 없는 곳:** 아무도 살지 않는다. 까닭이 있다.
- **갯골은 아무리 작아도:** 다른 이가 건넌 자리를 찾는다. 바닥보다 둑이 더 무르다.

## 빠졌다면

앉는다. 틀린 것 같지만 그것이 비결의 전부다. 앉은 사람의 넓이는 두 발의 열 배다. 다리를 하나 빼내어 정강이로 꿇고, 온 쪽을 향해 아기처럼 긴다. 몹시 더럽고 아주 멀쩡하게 나온다.

여든한 살까지 뻘배를 민 나의 첫 선생님은 규칙을 한 호흡에 말씀하셨다.

> 물 따라 나가서 물보다 먼저 들어오고, 되돌아가 찾을 물건은 지니지 말 것.

## 챙길 것

장화 말고 끈으로 동여맨 헌 운동화. 지팡이. 마실 물과, 먼저 웃은 사람의 눈을 씻어 줄 물. 뻘 묻은 엄지로도 볼 수 있는 시계. 그리고 경운기 가진 사람에게 간다고 말해 둘 것.
`),
    ),
    cover: "ripples",
    photos: ["reeds"],
    place: "gochang",
    related: ["what-the-mudflat-keeps"],
    tags: ["mud", "tide", "kit"],
    walkedDaysAgo: 120,
    length: 3.4,
    needsLowWater: true,
    by: "jiwon",
    daysAgo: 97,
    editedDaysAgo: 85,
    version: 5,
  },
  {
    key: "the-mud-sled",
    title: both("The mud-sled", "뻘배"),
    summary: both("One knee on a plank, one foot in the world.", "한 무릎은 널빤지에, 한 발은 세상에."),
    story: both(
      richText(`
It is a board as long as a door, bent up at one end, with a tub on it. You kneel with the left and push with the right, and if you are Mrs Kang you go faster than I can run on asphalt. If you are me, you describe a circle.

The women of Deungnyang go out in a line, and from the wall it looks like writing: one long straight stroke, then commas where each turns off to her own patch. Nobody has marked the patches. “The mud knows,” said Mrs Kang, and tipped eleven kilos of cockles out at my feet.
`),
      richText(`
문짝만 한 널빤지의 한쪽을 휘어 올리고 그 위에 대야를 얹었다. 왼무릎을 꿇고 오른발로 민다. 강씨 할머니가 밀면 내가 아스팔트에서 뛰는 것보다 빠르다. 내가 밀면 동그라미가 된다.

득량만의 할머니들은 한 줄로 나간다. 방조제에서 보면 글씨 같다. 길게 한 획을 긋다가 저마다 제 밭으로 꺾이는 곳에 쉼표가 찍힌다. 밭에는 아무 표시도 없다. “뻘이 알제.” 강씨 할머니는 그렇게 말하고 꼬막 십일 킬로그램을 내 발치에 쏟았다.
`),
    ),
    photos: ["ripples"],
    place: "deungnyang",
    related: ["walking-on-mud"],
    tags: ["mud", "people", "food"],
    walkedDaysAgo: 216,
    length: 2.2,
    needsLowWater: true,
    by: "jiwon",
    daysAgo: 214,
  },
  {
    key: "fiddlers-in-june",
    title: both("Ten thousand left hands waving", "만 개의 집게발이 흔들릴 때"),
    summary: both(
      "In June the fiddler crabs of Gochang say hello to anyone shaped like a female.",
      "유월, 고창의 흰발농게는 암컷을 닮은 것이면 누구에게나 인사한다.",
    ),
    story: both(
      richText(`
Sit still for six minutes. It takes that long before the plain decides that you are a hill. Then the first one comes out, then forty, then as far as you can see, each with one huge white claw, and all of them begin to beckon.

They wave upwards and outwards, never quite together, like an orchestra before the conductor. I raised my hand to scratch my ear and the nearest three hundred vanished. Six more minutes.
`),
      richText(`
육 분 동안 가만히 앉아 있을 것. 벌판이 나를 언덕이라고 여기기까지 그만큼 걸린다. 그러면 한 마리가 나오고, 마흔 마리가 나오고, 눈 닿는 데까지 나온다. 저마다 커다란 흰 집게발 하나씩을 달고, 모두 손짓을 시작한다.

위로, 바깥으로, 조금씩 어긋나게 흔든다. 지휘자가 오기 전의 악단 같다. 귀를 긁으려고 손을 들었더니 가까운 삼백 마리가 사라졌다. 다시 육 분.
`),
    ),
    cover: "ripples",
    photos: [],
    place: "gochang",
    related: [],
    tags: ["mud", "summer"],
    walkedDaysAgo: 325,
    length: 1.6,
    needsLowWater: true,
    by: "hyunwoo",
    daysAgo: 322,
    editedDaysAgo: 320,
    version: 2,
  },
  {
    key: "two-hundred-squares",
    title: both("Two hundred squares, in one table", "네모 이백 개를 한 장에"),
    summary: both(
      "What I counted, how I counted it, and the eleven squares that I had to throw away.",
      "무엇을 세었고, 어떻게 세었고, 왜 열한 개는 버려야 했는지.",
    ),
    story: both(
      richText(`
People asked for the numbers behind the square notes, so here they are, plainly. In 195 usable squares there were on average 31 burrows, four snails and less than half a worm, because worms are better at this than I am.

I threw away the squares in which I had knelt before counting, and one in which a dog helped.
`),
      richText(`
네모 기록의 숫자를 묻는 분들이 있어 있는 그대로 적는다. 쓸 수 있는 네모 195개에 굴은 평균 31개, 고둥 네 마리, 갯지렁이는 반 마리가 채 안 된다. 갯지렁이가 나보다 이 일을 잘하기 때문이다.

세기도 전에 무릎을 꿇은 네모들과, 개 한 마리가 거들어 준 네모 하나는 버렸다.
`),
    ),
    photos: [],
    place: "suncheon-bay",
    related: ["what-the-mudflat-keeps"],
    tags: ["mud", "shore"],
    walkedDaysAgo: 404,
    length: 0.9,
    needsLowWater: true,
    by: "sora",
    daysAgo: 401,
  },
  {
    key: "grey-is-not-one-colour",
    title: english("Grey is not one colour"),
    summary: english("Notes for painting a tidal flat without using any paint called grey."),
    story: english(
      richText(`
I brought a box of twelve pans and the flat took all of them. There is a violet in the creeks, a thin green where the weed has a film, and at the water’s edge a band of warm pink which I swear was there, although I could not find it again in the painting.

The real difficulty is that the whole thing changes hands every minute. One starts on a cool morning and finishes on a bronze afternoon, of the same mud.
`),
    ),
    cover: "reeds",
    photos: ["ripples"],
    place: "suncheon-bay",
    related: [],
    tags: ["mud", "light"],
    walkedDaysAgo: 570,
    length: 1,
    needsLowWater: false,
    by: "ada",
    daysAgo: 566,
  },
  {
    key: "the-last-ferry-plank",
    title: korean("갯벌에 남은 나루터"),
    summary: korean("다리가 놓이고 배가 끊긴 뒤, 널빤지 몇 장이 아직 손님을 기다린다."),
    story: korean(
      richText(`
바닷물이 빠지면 말뚝 여섯 개와 널빤지 세 장이 나온다. 다리가 놓이기 전까지 여기가 나루터였다. 배는 하루 네 번, 장날에는 여섯 번 다녔다고 한다.

마지막 사공의 아들은 지금 그 다리 위로 택시를 몬다. “아버지는 삼십 분, 나는 사 분.” 그는 웃으며 말하다가 다리 한가운데에서 늘 조금 천천히 간다. 거기가 아버지가 노를 쉬던 자리라고 했다.

굴 껍데기가 널빤지를 조금씩 먹고 있다. 그래도 썰물마다 나루터는 나온다. 손님만 오면 된다는 듯이.
`),
    ),
    photos: ["boat"],
    place: "gochang",
    related: [],
    tags: ["mud", "people", "harbour"],
    walkedDaysAgo: 692,
    length: 2.8,
    needsLowWater: true,
    by: "hyunwoo",
    daysAgo: 689,
  },
  {
    key: "reed-boardwalk",
    title: both("The boardwalk at Suncheon, off season", "철 지난 순천만 데크길"),
    summary: both(
      "In February one has the reeds, the wind and the one open café to oneself.",
      "이월에는 갈대와 바람과 하나 남은 찻집이 모두 내 것이 된다.",
    ),
    story: both(
      richText(`
They cut part of the reeds in winter, in strips, so that the new ones come up strong. The bundles stand about like people waiting for a bus. Between them the water shines, and there are mudskippers asleep somewhere below, each in a hole with a mouthful of air.

Climb to Yongsan before the light goes. From there the channel makes its famous S, and if you are lucky one small boat draws a line through it and spoils nothing.
`),
      richText(`
겨울이면 새순이 튼튼히 올라오도록 갈대를 띠 모양으로 벤다. 묶어 세운 단들이 버스를 기다리는 사람들 같다. 그 사이로 물이 빛나고, 저 아래 어딘가에서는 짱뚱어가 공기를 한 입씩 머금고 굴속에서 자고 있다.

해가 지기 전에 용산에 오르자. 물길이 그 유명한 에스 자로 굽고, 운이 좋으면 작은 배 한 척이 그 위에 금을 긋는다. 아무것도 망치지 않으면서.
`),
    ),
    cover: "reeds",
    photos: ["glitter", "flock"],
    place: "suncheon-bay",
    related: ["what-the-mudflat-keeps"],
    tags: ["mud", "winter", "light"],
    walkedDaysAgo: 818,
    length: 6.3,
    needsLowWater: false,
    by: "amara",
    daysAgo: 815,
    editedDaysAgo: 700,
    version: 2,
  },
  {
    key: "a-map-that-moves",
    title: both("A map that moves", "움직이는 지도"),
    summary: both(
      "We drew the creeks of the Simwon flats in spring. By autumn it was somebody else’s drawing.",
      "봄에 심원 갯골을 지도로 그렸다. 가을이 되자 남이 그린 지도가 되어 있었다.",
    ),
    story: both(
      richText(`
Three of us walked every creek with a satellite receiver in a sandwich bag. It took nine low waters. The result is beautiful, like the veins of a leaf, and it was true until about the end of July.

I have kept both maps, spring and autumn, one over the other on the window. The main channel has not moved at all. Everything that feeds it has.
`),
      richText(`
셋이서 위성 수신기를 비닐봉지에 넣고 갯골이란 갯골을 다 걸었다. 썰물 아홉 번이 걸렸다. 결과는 잎맥처럼 아름다웠고, 칠월 말까지는 맞았다.

봄 지도와 가을 지도를 창문에 겹쳐 붙여 두었다. 큰 물길은 조금도 움직이지 않았다. 그리로 흘러드는 것들이 모두 움직였다.
`),
    ),
    photos: [],
    place: "gochang",
    related: ["two-hundred-squares"],
    tags: ["mud", "kit"],
    walkedDaysAgo: 1048,
    length: 27.8,
    needsLowWater: true,
    by: "jiwon",
    daysAgo: 1044,
  },
];
