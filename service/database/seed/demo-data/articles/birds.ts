import { both, english, korean } from "#service/database/seed/demo-data/by-locale.ts";
import { richText } from "#service/database/seed/demo-data/rich-text.ts";
import type { DemoArticle } from "#service/database/seed/demo-data/shape.ts";

export const birds: DemoArticle[] = [
  {
    key: "counting-bean-geese",
    title: both("Counting the bean geese", "큰기러기를 세다"),
    summary: both("Four thousand and something, then they moved", "사천하고 얼마쯤, 그리고 날아올랐다"),
    story: both(
      richText(`
You count ten. You look at how much of the sky ten takes up, and you lay that piece of sky along the flock like a tailor. Ten, twenty, a hundred; then a hundred becomes the measure. I had reached four thousand and something when they all got up.

## Before dawn

They sleep on the water, far out, where a fox would have to swim. From the dyke at Cheonsu one hears them long before the light: a low domestic muttering, four thousand households discussing the same move. It is cold enough that the telescope fogs from the inside of my own face.

1. Arrive an hour before sunrise and keep the engine off.
2. Choose a landmark at each end, and swear that you will not look outside them.
3. Count from left to right, since they will leave from right to left.
4. Write down the number before you say it. A spoken number makes friends.

## The lift

Nobody knows who decides. The muttering stops, as a hall does when the lights go down, and then the water is torn off like a cloth and they are above you. For a minute the sound takes up all of the room that there is for sound. They sort themselves in the air, families first, and the lines go out over the rice stubble, pulling straight.

> Count what stays. What goes, only thank.

This was my teacher’s advice, in my first winter here, when I stood on the dyke and cried because I had lost my place.

## The number

We were four observers. We had 4,120, 3,870, 4,400 and “many”. The form has one box. We wrote 4,100, plus or minus three hundred, and [sent it in](https://ebird.org), and then ate sweet potatoes out of foil with our gloves on.

It is a poor number. But there are nineteen Novembers of poor numbers on that dyke, all made in the same cold by the same method, and laid end to end they say one clear thing: the geese come a week later now than they did.
`),
      richText(`
열 마리를 센다. 열이 하늘을 얼마나 차지하는지 본다. 그 하늘 한 조각을 재단사처럼 무리 위에 대어 나간다. 열, 스물, 백. 백이 되면 백이 자가 된다. 사천하고 얼마쯤 세었을 때 모두 날아올랐다.

## 동트기 전

기러기는 멀리 물 위에서 잔다. 여우가 오려면 헤엄을 쳐야 하는 곳이다. 천수만 둑에서는 빛보다 소리가 먼저 온다. 나직하고 살림살이 같은 웅성거림. 사천 가구가 같은 이사를 두고 의논한다. 망원경이 내 얼굴의 온기로 흐려질 만큼 춥다.

1. 해 뜨기 한 시간 전에 도착해 시동을 끈다.
2. 양 끝에 눈에 띄는 것을 하나씩 정하고, 그 밖은 보지 않기로 한다.
3. 왼쪽에서 오른쪽으로 센다. 떠날 때는 오른쪽부터 떠나기 때문이다.
4. 말하기 전에 적는다. 입 밖에 낸 숫자는 친구를 만든다.

## 날아오름

누가 정하는지는 아무도 모른다. 객석의 불이 꺼질 때처럼 웅성거림이 멎고, 이어 물이 보자기처럼 걷히면 어느새 머리 위다. 일 분 동안 소리가 있을 자리는 모두 그 소리가 차지한다. 공중에서 식구끼리 줄을 찾고, 줄은 벼 그루터기 위로 팽팽해지며 나아간다.

> 남은 것을 세고, 떠난 것에는 고맙다고만 하게.

이곳에서 맞은 첫 겨울, 세던 자리를 놓치고 둑에 서서 울던 나에게 선생님이 해 준 말이다.

## 숫자

관찰자는 넷이었다. 4,120과 3,870과 4,400과 “많음”이 나왔다. 기록지의 칸은 하나다. 4,100, 오차 삼백이라고 적어 [보냈다](https://ebird.org). 그러고는 장갑을 낀 채 은박지에 싼 고구마를 먹었다.

시원찮은 숫자다. 그래도 이 둑에는 시원찮은 숫자로 된 십일월이 열아홉 번 쌓여 있다. 같은 추위에서 같은 방법으로 센 것들이다. 나란히 놓으면 한 가지를 또렷이 말한다. 기러기는 예전보다 한 주 늦게 온다.
`),
    ),
    cover: "flock",
    photos: ["reeds", "glitter"],
    place: "cheonsu-bay",
    related: ["geese-by-ear", "knots-at-yubudo"],
    tags: ["birds", "winter"],
    walkedDaysAgo: 22,
    length: 3.8,
    needsLowWater: false,
    by: "amara",
    daysAgo: 19,
    editedDaysAgo: 17,
    version: 3,
  },
  {
    key: "geese-by-ear",
    title: both("Geese by ear", "귀로 세는 기러기"),
    summary: both(
      "In fog the count goes on, with a notebook and shut eyes.",
      "안개 속에서도 세기는 이어진다. 공책과 감은 눈으로.",
    ),
    story: both(
      richText(`
The bean goose says its word twice, low, like a door in another room. The white-front laughs. After three foggy mornings I could tell the two apart by ear, and after five I could tell that someone was walking on the far dyke, because the laughing moved.

I gave up on the number. I wrote instead where the sound was thick and where it was thin, and drew it, and when the fog rose the drawing was right.
`),
      richText(`
큰기러기는 옆방 문처럼 낮은 소리로 같은 말을 두 번 한다. 쇠기러기는 웃는다. 안개 낀 아침이 세 번 지나자 둘을 귀로 가를 수 있었고, 다섯 번이 지나자 저쪽 둑에 누가 걷는다는 것도 알게 되었다. 웃음소리가 자리를 옮겼기 때문이다.

숫자는 접었다. 대신 소리가 짙은 곳과 옅은 곳을 적고 그림으로 그렸다. 안개가 걷혔을 때 그림이 맞았다.
`),
    ),
    cover: "flock",
    photos: [],
    place: "cheonsu-bay",
    related: ["counting-bean-geese"],
    tags: ["birds", "winter", "weather"],
    walkedDaysAgo: 83,
    length: 2.2,
    needsLowWater: false,
    by: "amara",
    daysAgo: 80,
  },
  {
    key: "knots-at-yubudo",
    title: both("One bird made of forty thousand", "사만 마리로 된 한 마리"),
    summary: both(
      "At high water the knots of Yubudo have nowhere to stand, and so they fly.",
      "만조가 되면 유부도의 붉은어깨도요는 설 곳이 없어 난다.",
    ),
    story: both(
      richText(`
The boat put us down on the last dry metre and left. Behind us the island, thirty houses. In front, a plain of mud going silver from the far edge. On it something like smoke was lying down.

## The table is cleared

They have come from Australia on one breath, and they have five weeks here to become twice as heavy. Then Siberia. Between the two journeys there is this mud, and it is only served when the sea is out. So they eat like people in a station, all of them at once, facing the same way.

As the water comes, the plain shrinks. They walk before it, a brown hem on a grey skirt. They pack. When there is no more mud to stand on, there is a moment when forty thousand birds are one crust on one sandbank, with their feet wet.

## Up

Then it goes up, and it isn’t birds any more. It turns and is white. It turns and is gone. It draws itself out into a rope, ties a knot in it, falls. A peregrine had come through, we worked out afterwards; at the time I noticed only that I was holding the sleeve of a stranger.

- They pass so low that the wind of it is warm.
- There is no calling. The noise is all wings.
- No two ever touch.

> It is not that they follow one another. It is that none of them is first.

So our boatman put it. He has watched this twice a day for fifty springs.

## Why here

There used to be a larger flat to the south, behind what is now a wall thirty-three kilometres long. Some of the birds on this bank were old enough to have fed there. I asked him whether he thought that they remembered. He started the motor. “They fly over it slowly,” he said.
`),
      richText(`
배는 마지막 남은 마른 땅 일 미터에 우리를 내려놓고 갔다. 등 뒤는 서른 가구의 섬이다. 앞은 먼 가장자리부터 은빛이 되어 가는 갯벌이다. 그 위에 연기 같은 것이 누워 있었다.

## 상이 치워질 때

호주에서 숨 한 번에 날아온 새들이다. 다섯 주 안에 몸을 두 배로 불리고, 다음은 시베리아다. 두 길 사이에 이 갯벌이 있고, 상은 바다가 나간 동안에만 차려진다. 그래서 역에서 밥 먹는 사람들처럼 먹는다. 모두 한꺼번에, 같은 쪽을 보고.

물이 들면 벌판이 줄어든다. 새들은 물보다 한 걸음 앞서 걷는다. 잿빛 치마의 갈색 밑단 같다. 점점 촘촘해진다. 더 설 갯벌이 없을 때, 사만 마리가 모래톱 하나에 껍질처럼 붙어 발을 적시고 있는 순간이 있다.

## 위로

그것이 떠오르면 더는 새가 아니다. 돌면 희고, 다시 돌면 사라진다. 밧줄처럼 늘어났다가 매듭을 짓고, 떨어진다. 매가 지나갔다는 것은 나중에 알았다. 그때는 내가 모르는 사람의 소매를 붙들고 있다는 것만 알았다.

- 어찌나 낮게 지나가는지 그 바람이 따뜻하다.
- 울음은 없다. 소리는 모두 날개다.
- 어느 둘도 부딪치지 않는다.

> 서로 따라가는 게 아니여. 먼저인 놈이 없는 거제.

우리를 태워 준 뱃사람이 그렇게 말했다. 쉰 번의 봄 동안 하루 두 번 이것을 본 사람이다.

## 왜 여기인가

남쪽에 더 너른 갯벌이 있었다. 지금은 삼십삼 킬로미터 둑의 안쪽이다. 이 모래톱의 새들 가운데 몇은 거기서 먹어 본 나이일 것이다. 기억할까요, 하고 물었다. 그는 시동을 걸었다. “그 위로 날 때는 천천히 날더만.”
`),
    ),
    cover: "flock",
    photos: ["ripples", "glitter"],
    place: "yubudo",
    related: ["counting-bean-geese", "what-the-mudflat-keeps"],
    tags: ["birds", "tide", "spring"],
    walkedDaysAgo: 112,
    length: 2.5,
    needsLowWater: false,
    by: "amara",
    daysAgo: 104,
    editedDaysAgo: 81,
    version: 4,
  },
  {
    key: "spoonbill-manners",
    title: both("Table manners of the spoonbill", "저어새의 식사 예절"),
    summary: both(
      "Left, right, left, right, a step, and never once looking down.",
      "왼쪽, 오른쪽, 왼쪽, 오른쪽, 한 걸음. 아래는 한 번도 보지 않는다.",
    ),
    story: both(
      richText(`
There are perhaps seven thousand black-faced spoonbills in the world and five of them were having lunch below the car park. They mow. The bill goes through the water like a man scything in his sleep, and when it meets a shrimp it shuts by itself, as a door does.

Then one of them stopped, stood on one leg and turned its bill round on its back to sleep, and it looked exactly like a folded napkin.
`),
      richText(`
온 세상에 칠천 마리 남짓한 저어새 가운데 다섯 마리가 주차장 아래에서 점심을 먹고 있었다. 풀을 베듯 먹는다. 잠결에 낫질하는 사람처럼 부리로 물을 젓다가, 새우에 닿으면 문처럼 저절로 닫힌다.

그러다 한 마리가 멈춰 한 발로 서더니 부리를 등에 얹고 잠들었다. 곱게 접은 냅킨 같았다.
`),
    ),
    photos: ["flock"],
    place: "yubudo",
    related: ["knots-at-yubudo"],
    tags: ["birds", "mud"],
    walkedDaysAgo: 151,
    length: 1.7,
    needsLowWater: true,
    by: "linus",
    daysAgo: 149,
    editedDaysAgo: 148,
    version: 2,
  },
  {
    key: "crane-family",
    title: korean("두루미 세 식구"),
    summary: korean("아빠 하나, 엄마 하나, 아직 누런 목의 아이 하나. 논두렁에서 겨울을 났다."),
    story: korean(
      richText(`
순천만의 겨울 논에는 흑두루미가 식구끼리 앉는다. 수천 마리가 한 들에 있어도 잘 보면 모두 셋 아니면 넷이다. 사이에 조금씩 빈자리를 두고 앉는다.

내가 지켜본 식구는 논두렁 셋째 칸을 썼다. 아이가 먹으면 둘 중 하나는 꼭 고개를 들고 있었다. 교대하는 순간을 보려고 사흘을 벼렸지만 못 보았다. 둘이 동시에 고개를 드는 일은 있어도, 동시에 숙이는 일은 없었다.

삼월 스무하루에 논이 비었다. 그날 저녁 나는 공연히 셋째 칸에 가서 서 보았다. 서쪽 하늘이 넓었다.
`),
    ),
    photos: ["reeds", "flock"],
    place: "suncheon-bay",
    related: [],
    tags: ["birds", "winter"],
    walkedDaysAgo: 228,
    length: 2.4,
    needsLowWater: false,
    by: "jiwon",
    daysAgo: 225,
  },
  {
    key: "gull-thief",
    title: english("The gull who knew which bag"),
    summary: english("On the ferry to the islands one bird ignored four hundred crackers and took my lunch."),
    story: english(
      richText(`
The whole deck was holding out shrimp crackers, as one does, and a cloud of gulls was taking them politely from the fingers. One stood on the rail with its back to all of it. It was looking at my rucksack.

I would like to say that I outwitted it. I undid the zip by a hand’s breadth, to check. That was what it had been waiting for. It ate the egg roll on the wheelhouse, facing me.
`),
    ),
    cover: "glitter",
    photos: [],
    place: "cheongsando",
    related: [],
    tags: ["birds", "food", "harbour"],
    walkedDaysAgo: 292,
    length: 0.6,
    needsLowWater: false,
    by: "linus",
    daysAgo: 290,
  },
  {
    key: "ringed-plover-eggs",
    title: both("Four stones that were not stones", "돌이 아니었던 돌 네 개"),
    summary: both(
      "A plover’s nest on the open beach, a piece of string, and a hundred polite strangers.",
      "해변 한가운데 물떼새 둥지, 끈 한 줄, 그리고 점잖은 사람들 백 명.",
    ),
    story: both(
      richText(`
The plover ran off trailing one wing as though it were broken, which is how I knew that I had nearly trodden on her children. Four eggs, pointed ends together, the colour of everything around them.

I stood guard and sent my brother for string. We made a square of three metres, and a sign in crayon: *Someone is being born here.* All weekend people walked round it, in single file, whispering. On Monday the fourth stone had gone too, and there were tracks like stitching, down to the sea.
`),
      richText(`
물떼새가 한쪽 날개를 부러진 듯 끌며 달아났다. 그래서 내가 새끼를 밟을 뻔했다는 것을 알았다. 알 네 개가 뾰족한 쪽을 맞대고, 둘레의 모든 것과 같은 빛깔로 놓여 있었다.

나는 지키고 서서 동생에게 끈을 가져오게 했다. 사방 삼 미터의 네모를 치고 크레용으로 팻말을 썼다. **여기에서 누가 태어나고 있습니다.** 주말 내내 사람들은 한 줄로, 속삭이며 돌아서 갔다. 월요일에는 네 번째 돌도 없었고, 바느질 자국 같은 발자국이 바다까지 나 있었다.
`),
    ),
    photos: ["surf"],
    place: "hajodae",
    related: [],
    tags: ["birds", "shore", "spring"],
    walkedDaysAgo: 369,
    length: 5,
    needsLowWater: false,
    by: "sora",
    daysAgo: 366,
    editedDaysAgo: 340,
    version: 2,
  },
  {
    key: "sea-eagle-ice",
    title: both("The eagle on the ice", "얼음 위의 독수리"),
    summary: both(
      "When the lagoon freezes, the white-tailed eagle comes down to see who did not leave in time.",
      "석호가 얼면 흰꼬리수리가 내려온다. 누가 미처 떠나지 못했는지 보러.",
    ),
    story: both(
      richText(`
It stands like a piece of furniture. An hour, two. The coots make a tight black island in the one hole of open water, and paddle, because if they stop the hole will close.

I was on the coots’ side, of course. But when it finally opened its wings, each the size of a door, and left without having tried, I found that I was disappointed, and went home ashamed of both of us.
`),
      richText(`
가구처럼 서 있다. 한 시간, 두 시간. 물닭들은 하나 남은 물구멍에 까만 섬처럼 모여 쉬지 않고 발을 젓는다. 멈추면 구멍이 닫히기 때문이다.

물론 나는 물닭 편이었다. 그런데 수리가 마침내 문짝만 한 날개를 펴고, 한 번 덤비지도 않고 떠나자 서운한 마음이 들었다. 둘 다 부끄러워하며 집에 왔다.
`),
    ),
    photos: [],
    place: "songjiho",
    related: [],
    tags: ["birds", "winter"],
    walkedDaysAgo: 440,
    length: 3.3,
    needsLowWater: false,
    by: "hyunwoo",
    daysAgo: 437,
  },
  {
    key: "swift-house",
    title: both("Swifts under the harbour roof", "항구 지붕 아래의 칼새"),
    summary: both(
      "They sleep in the air and come home for eleven weeks a year.",
      "하늘에서 자고, 한 해에 열한 주만 집에 온다.",
    ),
    story: both(
      richText(`
The ice plant at Jukbyeon has a row of broken vents that nobody mends in spring any more. It was Mr Nam’s decision. He runs the ice.

At dusk they come in from the sea too fast to be followed, and stop inside a hole the size of a fist. There is a thump. I asked Mr Nam why he liked them. He said that in this whole building they were the only ones who were never cold.
`),
      richText(`
죽변 얼음 공장에는 깨진 환풍구가 한 줄 있는데, 이제 봄에는 아무도 고치지 않는다. 남 사장님이 그렇게 정했다. 얼음을 만드는 분이다.

저녁이면 눈으로 좇을 수 없이 빠르게 바다에서 들어와 주먹만 한 구멍 안에 멈춘다. 쿵 소리가 난다. 왜 좋아하시느냐고 물었더니, 이 건물에서 추위를 안 타는 건 저놈들뿐이라고 했다.
`),
    ),
    photos: [],
    place: "jukbyeon",
    related: [],
    tags: ["birds", "harbour", "summer"],
    walkedDaysAgo: 543,
    length: 0.9,
    needsLowWater: false,
    by: "ada",
    daysAgo: 541,
    editedDaysAgo: 212,
    version: 2,
  },
  {
    key: "dead-auk",
    title: english("Notes on a dead auk"),
    summary: english("I found it on the strand line, drew it for an hour, and buried it above the weed."),
    story: english(
      richText(`
Weight of a loaf. White below, black above, as if it had been dipped. The feet are set so far back that it must have stood like a waiter. In the throat a few pale plumes, the beginning of a breeding dress that it had been putting on for spring.

No oil, no line, no wound. The keel of the breast was sharp. It had simply been further to the fish than there was bird. I counted eleven more in four kilometres and sent the list to the museum.
`),
    ),
    photos: ["surf"],
    place: "maengbang",
    related: [],
    tags: ["birds", "winter", "shore"],
    walkedDaysAgo: 635,
    length: 4.1,
    needsLowWater: false,
    by: "amara",
    daysAgo: 633,
  },
  {
    key: "egret-rush-hour",
    title: english("Egret rush hour"),
    summary: english("At ten past six the rice fields go home."),
    story: english(
      richText(`
They come over the bridge at the height of the lorries, in ones and threes, with their necks folded like people on the underground. By half past, the pines on the island are white and very noisy. Everybody has a place and somebody is sitting in it.

I timed it on nine evenings. The last bird arrives eleven minutes after sunset, always alone, and always to the top of the same tree. I like to think that it locks up.
`),
    ),
    cover: "pines",
    photos: ["flock"],
    place: "kkotji",
    related: [],
    tags: ["birds", "summer"],
    walkedDaysAgo: 760,
    length: 1.2,
    needsLowWater: false,
    by: "blocked",
    daysAgo: 758,
  },
  {
    key: "cormorant-laundry",
    title: both("Cormorants hang out the washing", "가마우지가 빨래를 너는 날"),
    summary: both(
      "A rock, a west wind, and sixty black coats drying.",
      "바위 하나, 서풍, 그리고 마르고 있는 검은 외투 예순 벌.",
    ),
    story: both(
      richText(`
Their feathers let the water in, so that they can sink; and so, having eaten, they must stand about with their arms open like saints. At Oryukdo there are so many that the rocks have turned white, and the colony smells of low tide in a cupboard.

When the ferry hooted, all sixty turned their heads. Not one of them folded a wing.
`),
      richText(`
깃이 물을 먹어야 가라앉을 수 있다. 그래서 먹고 나면 성인처럼 두 팔을 벌리고 서 있어야 한다. 오륙도에는 어찌나 많은지 바위가 하얗게 세었고, 벽장 속의 썰물 같은 냄새가 난다.

유람선이 고동을 울리자 예순 마리가 모두 고개를 돌렸다. 날개를 접은 새는 한 마리도 없었다.
`),
    ),
    photos: ["glitter"],
    place: "oryukdo",
    related: [],
    tags: ["birds", "island"],
    walkedDaysAgo: 885,
    length: 3.9,
    needsLowWater: false,
    by: "amara",
    daysAgo: 882,
  },
  {
    key: "first-swallow-book",
    title: both("The first-swallow book", "첫 제비 장부"),
    summary: both(
      "A barber in Sangju has written down the first swallow since 1987.",
      "상주의 이발사는 1987년부터 첫 제비가 온 날을 적어 왔다.",
    ),
    story: both(
      richText(`
It is an account book, red and black columns, meant for haircuts. On the left of every page are the customers. On the right, once a year, is one line: the date, the wind, and who was in the chair.

“Third of April, south, Mr Bae.” “Twenty-ninth of March, no wind, the Bae boy.” “Thirty-first of March, south, the Bae boy’s boy.” The handwriting gets larger towards the end. He let me copy out the dates, and would take no money for the haircut.
`),
      richText(`
이발 값을 적으라고 만든, 붉은 줄과 검은 줄이 쳐진 장부다. 쪽마다 왼쪽은 손님이다. 오른쪽에는 한 해에 한 줄, 날짜와 바람과 그때 의자에 앉아 있던 사람을 적었다.

“사월 삼일, 남풍, 배 씨.” “삼월 이십구일, 무풍, 배 씨 아들.” “삼월 삼십일일, 남풍, 배 씨 손자.” 뒤로 갈수록 글씨가 커진다. 날짜를 베껴 가게 해 주었고, 이발 값은 받지 않았다.
`),
    ),
    photos: [],
    place: "sangju",
    related: [],
    tags: ["birds", "people", "spring"],
    walkedDaysAgo: 1022,
    length: 0.5,
    needsLowWater: false,
    by: "amara",
    daysAgo: 1018,
  },
];
