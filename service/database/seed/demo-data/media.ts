import { both } from "#service/database/seed/demo-data/by-locale.ts";
import type { DemoMedia } from "#service/database/seed/demo-data/shape.ts";

/** The project's own pictures. A description says what one would see. */
export const media: DemoMedia[] = [
  picture(
    "ripples",
    "sora",
    4,
    both("Songjiho bar, low water", "썰물의 송지호 모래톱"),
    both(
      "Wet sand in dark and pale ripples, with blue sky lying in the shallow water between them.",
      "어둡고 밝은 물결무늬가 번갈아 이어지는 젖은 모래. 그 사이 얕은 물에 파란 하늘이 비친다.",
    ),
  ),
  picture(
    "glitter",
    "sora",
    78,
    both("First light", "첫 빛"),
    both(
      "A low sun over a calm sea at the start of the day; its light comes towards us in broken strips.",
      "하루가 시작되는 잔잔한 바다 위의 낮은 해. 부서진 빛줄기가 이쪽으로 길게 이어진다.",
    ),
  ),
  picture(
    "kelp",
    "jiwon",
    26,
    both("Kelp at six metres", "수심 6미터의 다시마"),
    both(
      "Long olive ribbons of kelp rising through green-blue water that darkens towards the bottom.",
      "아래로 갈수록 어두워지는 청록빛 물속에서 올리브색 다시마가 길게 솟아 일렁인다.",
    ),
  ),
  picture(
    "lighthouse",
    "mateo",
    31,
    both("Hongdo light, dusk", "해 질 녘의 홍도 등대"),
    both(
      "A white lighthouse with its lamp lit on a dark headland, above a violet sea and an orange horizon.",
      "어두운 곶 위에 불을 켠 하얀 등대. 보랏빛 바다 너머 수평선이 주황으로 물들었다.",
    ),
  ),
  picture(
    "saltpans",
    "mateo",
    9,
    both("Jeungdo pans from above", "하늘에서 본 증도 염전"),
    both(
      "Salt ponds seen from above, blue, cream and rose between brown dykes, some with a white heap in the middle.",
      "위에서 내려다본 소금밭. 갈색 둑 사이로 파랑, 크림색, 장밋빛 칸이 이어지고 몇 칸에는 하얀 소금 더미가 있다.",
    ),
  ),
  picture(
    "flock",
    "amara",
    19,
    both("Bean geese over the lagoon", "호수 위의 큰기러기"),
    both(
      "About fifty birds in loose lines over still water and two low hills, under a peach-coloured evening sky.",
      "복숭앗빛 저녁 하늘 아래, 잔잔한 물과 나지막한 언덕 둘 위로 새 쉰 마리쯤이 느슨하게 줄지어 난다.",
    ),
  ),
  picture(
    "pool",
    "ada",
    38,
    both("Pool, Seongsan", "성산의 조수 웅덩이"),
    both(
      "Clear shallow water over small stones, crossed by bright threads of sunlight.",
      "작은 돌 위의 맑고 얕은 물. 햇빛이 밝은 실처럼 얽혀 바닥에 어른거린다.",
    ),
  ),
  picture(
    "surf",
    "jiwon",
    64,
    both("Anmok after the storm", "폭풍이 지난 안목 해변"),
    both(
      "A beach from above: pale sand below, three white lines of surf, and deep green water.",
      "위에서 본 해변. 아래는 밝은 모래, 그 위로 하얀 파도 세 줄과 짙은 초록 바다.",
    ),
  ),
  picture(
    "pines",
    "sora",
    56,
    both("The pine belt", "솔숲 띠"),
    both(
      "Straight grey trunks of pines fading into white mist.",
      "하얀 안개 속으로 흐려지는 곧은 잿빛 소나무 줄기들.",
    ),
  ),
  picture(
    "moon",
    "ada",
    15,
    both("November moon", "십일월의 달"),
    both(
      "A full moon over a dark sea, with its reflection in short bright strokes below.",
      "검푸른 바다 위의 보름달. 그 아래로 달빛이 짧고 밝은 획으로 떨어져 있다.",
    ),
  ),
  picture(
    "reeds",
    "jiwon",
    6,
    both("Suncheon reeds", "순천만 갈대"),
    both(
      "Tall dry reeds with heavy heads against a hazy golden light.",
      "뿌연 금빛 속에 이삭을 단 마른 갈대가 높이 서 있다.",
    ),
  ),
  picture(
    "dunes",
    "hyunwoo",
    12,
    both("Sinduri, north face", "신두리 사구의 북쪽 사면"),
    both(
      "A sand dune cut in two by its own shadow: one side pale and rippled, the other brown and smooth.",
      "제 그림자로 둘로 나뉜 모래언덕. 한쪽은 잔물결이 진 밝은 면, 다른 쪽은 매끈한 갈색 면이다.",
    ),
  ),
  picture(
    "boat",
    "hyunwoo",
    44,
    both("Sokcho, 05:40", "속초, 05:40"),
    both(
      "A small fishing boat, dark green over red, alone on a flat grey sea in fog.",
      "안개 낀 잔잔한 잿빛 바다에 홀로 뜬 작은 고깃배. 위는 짙은 초록, 아래는 붉은색이다.",
    ),
  ),
  picture(
    "pebbles",
    "amara",
    50,
    both("Mongdol", "몽돌"),
    both(
      "Wet beach stones in grey, slate blue and sand, packed close with black gaps between.",
      "잿빛, 푸른빛, 모랫빛의 젖은 몽돌이 검은 틈을 두고 빼곡히 맞물려 있다.",
    ),
  ),
  picture(
    "ridges",
    "linus",
    71,
    both("Five ridges", "다섯 능선"),
    both(
      "Mountain ridges one behind another, dark green in front and rose behind, with the sun just over the last.",
      "겹겹이 이어진 산등성이. 앞은 짙은 초록, 뒤로 갈수록 장밋빛이 되고 마지막 능선 위로 해가 떠오른다.",
    ),
  ),
];

function picture(
  key: string,
  by: string,
  daysAgo: number,
  title: DemoMedia["title"],
  description: DemoMedia["description"],
): DemoMedia {
  return { key, file: `${key}.webp`, width: 960, height: 640, title, description, by, daysAgo };
}
