import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const pines: DemoArticle[] = [
  {
    key: "pines-that-hold",
    title: both("Pines that hold the shore", "바닷가를 붙든 소나무"),
    summary: both("A windbreak older than the village", "마을보다 오래된 방풍림"),
    story: both(
      richText(`
In fog one sees only the trunks. They go up and are gone, grey, then paler, then a guess. It is hard to believe that anybody *planted* this, and yet they stand in rows: if you walk slowly, every eleventh step the whole wood opens like a door, and shuts.

## A village that came afterwards

The oldest stump we could count had two hundred and sixty rings. The oldest roof at Hajodae is half as old. So the pines were here first, put in by people who did not live behind them, for people who did not live yet. The county record has one line: *men of four hamlets, six days, with rice.*

## What a pine does for a living

1. It combs. Wind goes in at the seaward edge and comes out tired.
2. It catches salt. Run a finger along a needle in winter and taste.
3. It drinks the fog, and lets it drip, and so there are strawberries.
4. It falls over, in the end, always inland.

## The gaps

After the fire the survivors stood about like people at a station. We replanted in April, four hundred seedlings in paper pots, each as long as a pencil. The foreman of the nursery is seventy-nine. He tied every one to its stick with a bow.

> I will not sit under these. Somebody did not sit under mine.

It was said without any sorrow. He might have been talking about change for the bus.

I go by on Sundays. They are up to my knee. In fog, if I kneel, it is *already a forest.*
`),
      richText(`
안개 속에서는 줄기만 보인다. 위로 올라가다 사라진다. 잿빛이었다가, 옅어졌다가, 짐작이 된다. 누가 이것을 **심었다**고는 믿기 어려운데 줄이 맞는다. 천천히 걸으면 열한 걸음마다 온 숲이 문처럼 열렸다 닫힌다.

## 나중에 온 마을

셀 수 있었던 가장 오래된 그루터기의 나이테는 이백육십 개다. 하조대에서 가장 오래된 지붕은 그 절반이다. 그러니 소나무가 먼저였다. 그 뒤에 살지 않던 사람들이, 아직 살지 않던 사람들을 위해 심었다. 고을의 기록은 한 줄이다. **네 마을 장정, 엿새, 쌀을 내림.**

## 소나무가 하는 일

1. 빗는다. 바다 쪽으로 들어간 바람이 지쳐서 나온다.
2. 소금을 거른다. 겨울에 솔잎을 손가락으로 훑어 맛보면 안다.
3. 안개를 마시고 방울로 떨어뜨린다. 그래서 산딸기가 난다.
4. 마지막에는 넘어진다. 언제나 뭍 쪽으로.

## 빈자리

불이 지나간 뒤 남은 나무들은 역에 서 있는 사람들 같았다. 사월에 다시 심었다. 종이 화분에 든 연필 길이의 묘목 사백 그루. 양묘장 반장님은 일흔아홉이다. 한 그루 한 그루 지주에 나비매듭으로 묶어 주었다.

> 이 그늘엔 내가 못 앉지. 내가 앉은 그늘도 누가 못 앉고 간 거야.

슬픈 기색은 조금도 없었다. 버스 잔돈 이야기를 하듯 했다.

일요일마다 그 곁을 지난다. 이제 무릎까지 온다. 안개 낀 날 무릎을 꿇으면, **벌써 숲이다.**
`),
    ),
    cover: "pines",
    photos: ["glitter", "dunes"],
    place: "hajodae",
    related: ["after-the-fire", "resin"],
    tags: ["pines", "people", "weather"],
    walkedDaysAgo: 62,
    length: 5.9,
    needsLowWater: false,
    by: "sora",
    daysAgo: 56,
    editedDaysAgo: 53,
    version: 4,
  },
  {
    key: "after-the-fire",
    title: both("The first green after the fire", "불이 지난 뒤의 첫 초록"),
    summary: both(
      "Black trunks, white ash, and on the nineteenth day a bracken, like a question mark.",
      "검은 줄기, 흰 재, 그리고 열아흐레째 물음표 같은 고사리 하나.",
    ),
    story: both(
      richText(`
The wind that night had its own name, the one between Yangyang and Ganseong, and it carried fire over a four-lane road as if handing it to someone. In the morning the temple bell at Naksan had run down into the ground.

I went every day to the same ten paces of slope. On the nineteenth there was a bracken. On the fortieth there were so many that one had to look for the black. I do not find this consoling, exactly. But I have stopped asking the slope how it could.
`),
      richText(`
그날 밤의 바람에는 이름이 있다. 양양과 간성 사이의 바람. 바람은 누구에게 건네주듯 사차선 도로 너머로 불을 옮겼다. 아침에 보니 낙산사 종이 녹아 땅으로 흘러내려 있었다.

날마다 비탈의 같은 열 걸음을 보러 갔다. 열아흐레째에 고사리가 하나 났다. 마흔 날째에는 하도 많아 검은 데를 찾아야 했다. 그것이 꼭 위로가 되지는 않는다. 다만 비탈에게 어쩌면 그럴 수 있느냐고 더는 묻지 않는다.
`),
    ),
    cover: "pines",
    photos: [],
    place: "naksan",
    related: ["pines-that-hold"],
    tags: ["pines", "weather", "spring"],
    walkedDaysAgo: 124,
    length: 3.8,
    needsLowWater: false,
    by: "grace",
    daysAgo: 121,
    editedDaysAgo: 120,
    version: 2,
  },
  {
    key: "resin",
    title: both("The smell at two in the afternoon", "오후 두 시의 냄새"),
    summary: both(
      "On hot days the belt behind the beach smells like a violin shop.",
      "더운 날 해변 뒤 솔숲에서는 바이올린 가게 냄새가 난다.",
    ),
    story: both(
      richText(`
It needs no wind, thirty degrees and dry ground. Then it comes up from below as well as down from above, and for an hour everybody in the camp at Sangju walks a little more slowly.

On some of the older trunks there are fishbone scars, cut by people who were made to collect the resin in the war. They have closed, nearly. In each there is a line of amber, and in one of them an ant.
`),
      richText(`
바람이 없고, 삼십 도이고, 땅이 말라 있어야 한다. 그러면 위에서 내려올 뿐 아니라 아래에서도 올라온다. 한 시간 동안 상주 야영장의 모두가 조금 천천히 걷는다.

오래된 줄기 몇에는 생선 뼈 모양의 흉터가 있다. 전쟁 때 송진을 공출당하며 난 칼자국이다. 거의 아물었다. 흉터마다 호박빛 줄이 하나씩 들었고, 그 가운데 하나에는 개미가 있다.
`),
    ),
    photos: ["pines"],
    place: "sangju",
    related: [],
    tags: ["pines", "summer"],
    walkedDaysAgo: 278,
    length: 1.7,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 276,
  },
  {
    key: "a-tree-leaning",
    title: english("The lean"),
    summary: english("All of the pines on the headland point the same way, and it isn’t away from the wind."),
    story: english(
      richText(`
I had always said that wind pushes trees over. Then I spent a winter sketching them, and it is not so. On the seaward side the buds are killed by salt, every year, and on the other side they live. The tree doesn’t bend. It simply goes on growing where it is allowed.

From the lighthouse at Hajodae the whole slope looks as though it were running up the hill with its hair behind it. Nothing there has ever moved.
`),
    ),
    cover: "pines",
    photos: [],
    place: "hajodae",
    related: ["pines-that-hold"],
    tags: ["pines", "weather", "winter"],
    walkedDaysAgo: 428,
    length: 2.1,
    needsLowWater: false,
    by: "ada",
    daysAgo: 425,
  },
  {
    key: "pine-needle-broom",
    title: korean("솔가리 긁는 소리"),
    summary: korean("할머니의 갈퀴가 지나간 숲에는 빗살무늬가 남았다."),
    story: korean(
      richText(`
어릴 때 가을 숲에서는 갈퀴 소리가 났다. 집집마다 솔가리를 긁어 땔감으로 썼다. 할머니는 나무 밑동 둘레만은 남겨 두셨다. “저도 덮고 자야지.”

지금은 아무도 긁지 않아 숲 바닥이 두툼하다. 걸으면 발소리가 나지 않는다. 편한데, 어딘가 빈 듯하다.

지난주에 손잡이가 반질반질한 그 갈퀴를 헛간에서 찾아, 길 한 토막만 긁어 보았다. 빗살무늬가 났다. 뒤를 돌아보니 누가 다녀간 숲이 되어 있었다.
`),
    ),
    photos: ["pines"],
    place: "gyeongpo",
    related: [],
    tags: ["pines", "autumn", "people"],
    walkedDaysAgo: 579,
    length: 1.3,
    needsLowWater: false,
    by: "sora",
    daysAgo: 577,
  },
  {
    key: "cones-as-barometers",
    title: both("Cones know first", "솔방울이 먼저 안다"),
    summary: both(
      "A pine cone on a nail, three months, and a respectable forecast.",
      "못에 건 솔방울 하나, 석 달, 그런대로 믿을 만한 예보.",
    ),
    story: both(
      richText(`
I hung one outside the kitchen with a paper scale behind it. Open is dry, shut is wet; so far my aunt could have told me. But it begins to shut about five hours *before* the rain, while the sky is still entirely innocent.

Right on 61 days out of 90. The radio had 66. The radio costs more to feed.
`),
      richText(`
부엌 밖에 하나 걸고 뒤에 종이 눈금을 붙였다. 벌어지면 마르고 닫히면 젖는다. 거기까지는 이모도 아는 이야기다. 그런데 비가 오기 다섯 시간쯤 **전에**, 하늘이 아직 시치미를 떼고 있을 때 닫히기 시작한다.

구십 일 가운데 예순하루를 맞혔다. 라디오는 예순엿새였다. 라디오는 먹이는 값이 더 든다.
`),
    ),
    photos: [],
    place: "hajodae",
    related: [],
    tags: ["pines", "weather", "kit"],
    walkedDaysAgo: 741,
    length: 0.2,
    needsLowWater: false,
    by: "linus",
    daysAgo: 738,
    editedDaysAgo: 736,
    version: 2,
  },
  {
    key: "fish-forest",
    title: both("A forest kept for fish", "물고기를 위한 숲"),
    summary: both(
      "At Mulgeon, old trees on the shore make a shade that the anchovies trust.",
      "물건리의 오래된 숲은 멸치가 믿는 그늘을 만든다.",
    ),
    story: both(
      richText(`
It is a crescent of elms, zelkovas and hackberries between the village and the sea, some three hundred years old. People call it *eoburim*, a wood for calling fish. Nobody may cut it. A family once did, for firewood, in a cold year; the story of what happened to them is told with relish and with different endings.

The harbour master explained about insects, shade and nutrients. The woman who sells anchovies said, “They like to look at it.” I noted both.
`),
      richText(`
마을과 바다 사이에 느릅나무와 느티나무와 팽나무가 초승달 모양으로 섰다. 삼백 살쯤 된 것도 있다. 사람들은 어부림, 물고기를 부르는 숲이라 한다. 베어서는 안 된다. 추운 해에 땔감으로 벤 집이 있었는데, 그 집이 어찌 되었는지는 다들 신나게, 저마다 다르게 이야기한다.

항만 직원은 벌레와 그늘과 양분을 설명했다. 멸치 파는 아주머니는 말했다. “보기 좋으니까 오지.” 둘 다 적었다.
`),
    ),
    photos: ["pines"],
    place: "sangju",
    related: ["pines-that-hold"],
    tags: ["pines", "harbour", "people"],
    walkedDaysAgo: 924,
    length: 2.5,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 921,
  },
  {
    key: "tent-under-pines",
    title: both("Where to put the tent", "천막 칠 자리"),
    summary: both(
      "Advice from sixteen nights in the belt, two of them wet.",
      "솔숲에서 보낸 열여섯 밤, 그중 이틀은 젖은 밤의 조언.",
    ),
    story: both(
      richText(`
Not under the finest tree: it has been dropping things on people for a century. Not in the hollow, however soft. Find where the needles are *flat* and not drifted, lie down in your coat, and look up. If you see sky the size of a door, there.

In the morning you will have a pattern of needles on your cheek. Everybody at the water tap has the same one, and so knows who is new.
`),
      richText(`
가장 멋진 나무 밑은 아니다. 그 나무는 백 년째 사람 위로 뭔가를 떨어뜨려 왔다. 아무리 푹신해도 우묵한 곳은 아니다. 솔잎이 쓸려 쌓이지 않고 **판판한** 데를 찾아 외투를 입고 누워 위를 본다. 문짝만 한 하늘이 보이면 거기다.

아침이면 볼에 솔잎 무늬가 찍힌다. 수돗가에서는 모두 같은 무늬라서 누가 새로 왔는지 안다.
`),
    ),
    cover: "pines",
    photos: ["moon"],
    place: "sangju",
    related: ["resin"],
    tags: ["pines", "night", "kit"],
    walkedDaysAgo: 1089,
    length: 4.4,
    needsLowWater: false,
    by: "sora",
    daysAgo: 1086,
  },
];
