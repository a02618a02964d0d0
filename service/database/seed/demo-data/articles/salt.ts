import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const salt: DemoArticle[] = [
  {
    key: "a-week-in-the-pans",
    title: english("Salt, sun, patience: a week in the pans"),
    summary: english("Thirty-one ponds, one rake, and a radio"),
    story: english(
      richText(`
The water takes twenty-five days to walk from the reservoir to the last row, and it is let through a wooden gate the size of a schoolbook. On the first morning Mr Choi put the gate in my hand and went to have breakfast. I understood that this was the course.

## Monday to Wednesday: nothing

Nothing is what one makes here. One lets things leave. The mud leaves first, then the green, then the water itself, a few millimetres a day, upwards. My job was to walk the dykes and look for leaks. I found two and was given a cucumber for each.

- The first rows are for the sea to forget the river in.
- The middle rows are for the wind.
- The last rows, tiled, are for the sun.

## Thursday: flowers

About two in the afternoon the surface of pan 28 went dull, as if someone had breathed on it. Mr Choi switched the radio off. “Flowers,” he said, and there they were: thin white rafts, square, hollow, a few grains across, drifting downwind and knocking together without a sound.

> If the radio is on, I count the songs. If the salt comes, I count nothing.

You do not touch them. You wait until they have weight and go down by themselves. A careless rake at this moment makes a bitter salt, and everyone down the row will know which day you raked.

## Friday: the rake

It is two metres of board on four metres of pole, and you pull as one pulls a blanket off a sleeper. By five we had a white line, by six a white hill. My share of the week, he told me, was one barrow. I have never earned anything so heavy, or so slowly.

## Saturday, rain

It came at four in the morning. He ran, in his vest, the length of thirty-one ponds, opening the covers of the brine cellars with his foot, and the good water went down into the dark before the first drops had properly made up their mind. Twenty-five days, saved in eleven minutes.

On Sunday we sat. The pans were full of sky. He turned the radio on.
`),
    ),
    cover: "saltpans",
    photos: ["glitter"],
    place: "jeungdo",
    related: ["brine-cellar", "salt-kitchen"],
    tags: ["salt", "people", "summer"],
    walkedDaysAgo: 18,
    length: 11.4,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 10,
    editedDaysAgo: 7,
    version: 3,
  },
  {
    key: "brine-cellar",
    title: both("The house for water", "물이 들어가 사는 집"),
    summary: both(
      "Low roofs between the ponds, where strong brine sits out the rain.",
      "염전 사이의 낮은 지붕 아래에서 짠물이 비를 피한다.",
    ),
    story: both(
      richText(`
From the road they look like graves for giants. Inside there is a pit as deep as my waist, a smell of cold iron, and the black stillness of water that has lost most of itself and does not intend to give up the rest.

Salt farmers call it *haeju*. When a cloud shows over Imja everyone stops talking, and somebody goes to stand by the gate.
`),
      richText(`
길에서 보면 거인의 무덤 같다. 안에는 허리 깊이의 구덩이와 찬 쇠 냄새, 그리고 제 몸을 거의 다 내주고 나머지만은 내놓지 않으려는 물의 검은 고요가 있다.

소금 일 하는 사람들은 이것을 **해주**라고 부른다. 임자도 쪽에 구름이 보이면 모두 말을 멈추고, 누군가 일어나 물꼬 곁에 선다.
`),
    ),
    photos: ["saltpans"],
    place: "jeungdo",
    related: ["a-week-in-the-pans"],
    tags: ["salt", "weather"],
    walkedDaysAgo: 131,
    length: 4,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 128,
  },
  {
    key: "salt-kitchen",
    title: both("Three salts on one plate", "접시 하나에 소금 셋"),
    summary: both(
      "New, one year old, five years old: we tasted them with our eyes shut and all agreed.",
      "햇소금, 한 해 묵은 소금, 다섯 해 묵은 소금. 눈을 감고 맛보았는데 모두 같은 말을 했다.",
    ),
    story: both(
      richText(`
The new salt shouts. It has a bitter edge, like a word said too early. After a year in the sack, with the bitterns dripping out through the floor, it speaks. After five it hums.

Mrs Choi keeps the oldest in a jar behind the rice and uses it for two things only: the first kimchi of the winter, and soft boiled eggs for visitors that she likes. We were given an egg.
`),
      richText(`
햇소금은 소리친다. 너무 일찍 꺼낸 말처럼 끝이 쓰다. 자루에 담아 간수를 빼며 한 해를 두면 말을 한다. 다섯 해가 지나면 흥얼거린다.

최씨 아주머니는 가장 묵은 소금을 쌀독 뒤 항아리에 두고 꼭 두 군데에만 쓴다. 그해 첫 김장과, 마음에 드는 손님의 반숙 달걀. 우리는 달걀을 받았다.
`),
    ),
    photos: [],
    place: "jeungdo",
    related: ["a-week-in-the-pans"],
    tags: ["salt", "food"],
    walkedDaysAgo: 271,
    length: 0.8,
    needsLowWater: false,
    by: "grace",
    daysAgo: 268,
    editedDaysAgo: 260,
    version: 2,
  },
  {
    key: "glasswort-red",
    title: both("The red that is a plant", "붉은 것은 풀이었다"),
    summary: both(
      "In October the unused pans turn the colour of a fox.",
      "시월이면 묵은 염전이 여우 빛깔로 물든다.",
    ),
    story: both(
      richText(`
Where nobody rakes, glasswort moves in. All summer it is a modest green, like a garnish. Then one cold night goes by and the whole field is red, to the foot of the dyke, and the salt store stands in it with its feet on fire.

Break a joint and taste: it is the sea with a crunch. The egret walking there does not care for the colour. It is after the crabs.
`),
      richText(`
아무도 밀대질을 하지 않는 곳에 함초가 들어와 산다. 여름내 고명처럼 얌전한 초록이다가, 추운 밤이 하루 지나면 둑 아래까지 온 밭이 붉다. 소금 창고가 불길에 발을 담근 듯 서 있다.

마디를 하나 꺾어 씹어 보면 아삭거리는 바다다. 그 사이를 걷는 백로는 빛깔에 마음이 없다. 게를 찾고 있다.
`),
    ),
    photos: ["saltpans", "reeds"],
    place: "jeungdo",
    related: [],
    tags: ["salt", "autumn"],
    walkedDaysAgo: 492,
    length: 7.1,
    needsLowWater: false,
    by: "linus",
    daysAgo: 489,
  },
  {
    key: "salt-road-by-bicycle",
    title: both("Sixty-two flat kilometres", "평평한 육십이 킬로미터"),
    summary: both(
      "Round the salt islands of Sinan by bicycle, with the wind as the only hill.",
      "자전거로 도는 신안의 소금 섬들. 언덕이라고는 바람뿐이다.",
    ),
    story: both(
      richText(`
Four bridges, one ferry, three bowls of cold noodles. On the map it is a loop. In truth it is one straight road with a headwind, four times, because the wind turned at every bridge just as I did.

Still, to ride along the dykes at the height of a table above all that bright water is like being carried on a tray. Bring a scarf for the mouth. One tastes the scenery.
`),
      richText(`
다리 넷, 배 한 번, 냉면 세 그릇. 지도에서는 고리 모양이다. 실은 맞바람 부는 곧은 길이 네 번 이어진다. 다리마다 내가 방향을 틀면 바람도 틀었기 때문이다.

그래도 환한 물 위를 밥상 높이의 둑길로 달리다 보면 쟁반에 실려 가는 기분이다. 입을 가릴 손수건을 챙길 것. 이곳에서는 풍경의 맛이 난다.
`),
    ),
    cover: "saltpans",
    photos: ["glitter", "flock"],
    place: "jeungdo",
    related: ["glasswort-red"],
    tags: ["salt", "island", "summer"],
    walkedDaysAgo: 644,
    length: 62,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 640,
  },
  {
    key: "waterwheel-man",
    title: korean("수차를 밟던 사람"),
    summary: korean("스무 살에 염전에 와서 예순 해 동안 바다를 밟아 올렸다."),
    story: korean(
      richText(`
박물관 뜰에 수차가 한 대 있다. 아이들이 올라가 밟아 보고는 열 번도 못 채우고 내려온다. 어르신은 그 옆 긴 의자에 앉아 그것을 보신다.

“저거 하루에 삼만 번이여.” 손가락 세 개를 펴신다. 모터가 들어온 것은 마흔이 넘어서였다. 편해졌느냐고 여쭈니 고개를 저으신다. “발이 심심했지.”

헤어질 때 보니 어르신은 앉아서도 발을 움직이고 계셨다. 왼발, 오른발. 바다가 아주 조금씩 올라오는 박자로.
`),
    ),
    photos: [],
    place: "jeungdo",
    related: ["a-week-in-the-pans"],
    tags: ["salt", "people"],
    walkedDaysAgo: 779,
    length: 1.2,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 777,
  },
  {
    key: "the-white-shed",
    title: both("The white shed", "하얀 창고"),
    summary: both(
      "Planks black with tar outside; inside, a hill that squeaks.",
      "바깥은 콜타르로 검은 판자, 안은 뽀드득거리는 언덕.",
    ),
    story: both(
      richText(`
The walls lean outwards, because salt pushes. Light comes in by the gaps in long blades, and each blade has a glittering dust in it that never settles. When I put my ear to the hill I heard it drip: the bitterns going down through the boards, as they had for forty years, a slow clock for a thing in no hurry.
`),
      richText(`
벽이 바깥으로 기울어 있다. 소금이 밀기 때문이다. 판자 틈으로 빛이 긴 칼날처럼 들어오고, 칼날마다 가라앉지 않는 반짝이는 먼지가 있다. 언덕에 귀를 대니 떨어지는 소리가 났다. 마루 틈으로 간수가 빠지는 소리. 사십 년을 그렇게, 서두를 것 없는 물건의 느린 시계처럼.
`),
    ),
    photos: [],
    place: "jeungdo",
    related: [],
    tags: ["salt", "light"],
    walkedDaysAgo: 1014,
    length: 2.7,
    needsLowWater: false,
    by: "mateo",
    daysAgo: 1012,
  },
];
