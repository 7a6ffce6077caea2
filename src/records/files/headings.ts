import { plainWords } from "@/domain/cells/plainWords";

/** Returns a heading in lower case without brackets, signs and spaces: "Home_Team.1" becomes "hometeam". */
export const squeezed = (heading: string): string =>
  plainWords(
    heading
      .replace(/\([^)]*\)|\[[^\]]*\]/g, " ")
      // pandas writes ".1" after the name of a second column with the same name.
      .replace(/\.\d+$/, "")
      .replace(/^#$|^no\.?$|^n[°º]$/i, "number"),
  ).replace(/[^\p{L}\p{N}#]+/gu, "");

const listed = (words: string) => words.split(/\s+/).filter((word) => word !== "");

/**
 * The words that people use as headings in English, German, French, Spanish, Portuguese, Italian and Turkish, and in
 * the exports of league software. A word in several lists means the first use that is still free.
 */
const words = {
  teamA:
    listed(`home hometeam homeneutral homeside homeclub homename hometeamname host hosts team1 teama teamone club1
    heim heimmannschaft heimteam heimverein heimclub gastgeber mannschaft1 mannschafta heimspielmannschaft
    local equipolocal locales equipo1 domicile equipedomicile equipeadomicile recevant equiperecevante equipe1 clubrecevant
    casa squadracasa squadradicasa squadra1 mandante timemandante timecasa equipadacasa equipacasa visitado
    evsahibi evsahibitakim takim1 localteam homesquad thuis thuisploeg homet h hteam hometm whiteteam`),
  teamB:
    listed(`away awayteam awayside awayclub awayname awayteamname visitor visitors visitorneutral visitingteam visiting
    guest guests guestteam team2 teamb teamtwo club2 gast gaste gastmannschaft gastteam gastverein auswarts mannschaft2
    mannschaftb visitante equipovisitante visitantes equipo2 visiteur visiteurs equipevisiteuse exterieur equipeexterieure equipealexterieur equipe2 clubvisiteur
    trasferta ospite ospiti squadraospite squadra2 fora timevisitante equipavisitante deplasman konuk konuktakim
    misafir misafirtakim takim2 uit uitploeg opponent a ateam visitortm awaytm blackteam opp opposition gegner adversaire avversario adversario rival rakip opponents opponentteam oppositionteam versus`),
  scoreA:
    listed(`homescore scorehome homegoals goalshome homepts homepoints scorea teamascore team1score score1 goals1
    fthg hg h hgoal hgoals hscore hometeamscore hometeamgoals homefinalscore homerubbers homesets heimtore toreheim
    heimpunkte goleslocal butsdomicile golcasa golscasa golmandante evgol evsahibigol homeboards hgft golesloca tore1 setsa goalsa pointsa ptsa
    pts1 points1 resulthome homeresult homeruns gh homep fthome ptsw winnerscore winnerpts winnerpoints winnergoals gf goalsfor for pointsfor home`),
  scoreB:
    listed(`awayscore scoreaway awaygoals goalsaway awaypts awaypoints scoreb teambscore team2score score2 goals2
    ftag ag a vgoal agoals ascore awayteamscore awayteamgoals awayfinalscore awayrubbers awaysets gasttore toregast gastetore
    gastpunkte golesvisitante butsexterieur golfora golsfora golvisitante deplasmangol konukgol visitorscore guestscore
    visitorgoals visitorpts awayboards agft tore2 setsb goalsb pointsb ptsb pts2 points2 resultaway awayresult awayruns ga awayp ftaway ptsl loserscore loserpts loserpoints losergoals goalsagainst against pointsagainst away`),
  sideScore: listed(
    "pts points score goals g tore buts gol gols goles sets rubbers boards runs punkte res t tot total f final",
  ),
  score:
    listed(`matchpunkte matchpoints score result results ergebnis endergebnis resultat resultate resultado resultados risultato risultati
    placar marcador skor sonuc finalscore final fulltime ft fulltimescore ftscore endstand spielergebnis spiele matchscore
    esito uitslag scoreft scores tore gesamtergebnis macsonucu marcadorfinal scorefinal punkte homeaway sets`),
  match:
    listed(`match fixture fixtures game teams begegnung paarung spiel spielpaarung partido encuentro rencontre affiche
    partita incontro gara jogo partida confronto mac karsilasma event matchup summary subject`),
  detail:
    listed(`scoreindetail detail details sets setscores setscore satz satze satzergebnisse satzergebnis parciales
    parziali parciais games gamescores periods quarters linescore setler setsonuclari boardresults rubberscores satzpunkte
    setresults pointsbyset`),
  // One column for each set or quarter.
  detailPart: listed(
    [1, 2, 3, 4, 5]
      .flatMap((n) => [
        `set${n} s${n} satz${n} ${n}satz game${n} g${n} jeu${n} q${n} quarter${n} period${n} p${n} set${n}score satz${n}ergebnis set${n}result set${n}points`,
      ])
      .join(" ") + " 1stset 2ndset 3rdset 4thset 5thset",
  ),
  halfScore: listed(
    "ht halftime halftimescore htscore halbzeit halbzeitstand mitempstemps descanso intervalo",
  ),
  halfA: listed("hthg hthome halftimehome homeht homehalftime homehalf hthomescore hthomegoals"),
  halfB: listed("htag htaway halftimeaway awayht awayhalftime awayhalf htawayscore htawaygoals"),
  // Kicks from the penalty mark, in one column for both sides or one for each.
  kicks:
    listed(`penalties pens pen pks pso shootout shootoutscore penaltyshootout penaltyscore penscore elfmeter elfmeterschiessen
    tirsaubut penaltis penales rigori dcr penaltilar pen1 pen2 pens1 pens2 homepens awaypens homepenalties awaypenalties penshome
    pensaway penhome penaway hpens apens homeshootout awayshootout p`),
  extra:
    listed(`aet et ot extratime afterextratime verlangerung prolongation prolongations prorroga prorrogacao supplementari
    uzatma overtime`),
  // The winner as a letter, as in files of football-data.
  letter: listed("ftr res wdl hda"),
  date: listed(`dateandtime datetime datetimeutc when matchdate gamedate dateplayed date datum termin fecha data tarih
    kickoff kickofftime kickoffdate datumzeit datumuhrzeit datumundzeit dateheure dateethheure fechahora fechayhora
    dateofmatch dateofgame playdate dataora datahora dataeora dataehora tarihsaat tarihvesaat utcdate dateutc startdate playedon gameday matchday day jour tag
    spieldatum datumtijd startdatetime datetimelocal start starttime tipoff anwurf beginn spielbeginn anstoss`),
  time: listed(`time starttime start tipoff tip throwoff kotime ko kickofftime kickoff uhrzeit zeit anwurf beginn
    anstoss anstosszeit spielbeginn hora horario heure horaire ora orario saat localtime timelocal eventtime timeutc
    matchtime gametime tijd uur aanvang begin`),
  weekday:
    listed(`day weekday dayofweek wochentag tag wt dia diadelasemana diadasemana jour jourdelasemana giorno gun dow
    dag`),
  zone: listed(
    "timezone tz zeitzone zona zonahoraria fusohorario fusoorario fuseau fuseauhoraire saatdilimi",
  ),
  gameWeek:
    listed(`gameweek week wk round roundnumber roundno gw matchday matchweek matchdayround rd rnd runde spieltag
    spieltagnr jornada journee giornata rodada hafta ronda turno tour weekend speelronde speeldag md roundname gameweeknumber
    turnier gamewk`),
  stage: listed("stage phase knockoutstage knockoutround bracket etappe fase etapa asama"),
  // The competition of a match, or its kind.
  competition:
    listed(`competition competitionname comp type matchtype gametype fixturetype kind matchkind category league leaguename
    division div tournament cup wettbewerb bewerb liga staffel spielart spieltyp typ art competicion torneo categoria tipo
    competencia compet campeonato ligue championnat categorie competizione campionato lig turnuva kategori tur`),
  stadium:
    listed(`venue ground stadium location arena place where field pitch court spielort spielstatte sportstatte
    platz ort halle lugar estadio campo cancha stade lieu terrain salle stadio luogo local estadiolocal saha stadyum stat stad
    locatie venuename gym facility hall`),
  status: listed(
    `status statusnotes matchstatus gamestatus state estado statut etat stato durum zustand spielstatus`,
  ),
  // Free text about a match: its state, its ending or anything else.
  note: listed(`notes note remarks remark comments comment info infos information additionalinfo matchnotes bemerkung bemerkungen
    anmerkung anmerkungen hinweis hinweise observaciones observacoes remarque remarques osservazioni nota notas note opmerking
    opmerkingen aciklama`),
  // Whether a match was played, yes or no.
  isPlayed: listed(
    "played isplayed finished isfinished final isfinal completed iscompleted complete gespielt beendet jouee joue jugado finalizado giocata realizado oynandi",
  ),
  ending: listed("howitended ending decision decidedby outcometype duration scoreduration"),
  reason: listed("reason"),
  // Columns of a squad list.
  name: listed(`name player playername fullname displayname spieler spielername jugador joueur giocatore jogador oyuncu
    surnamefirstname lastnamefirstname surnamename namevorname nachnamevorname nomprenom apellidosnombre apellidosynombre cognomenome cognomeenome apelidonome
    nombrecompleto nomcomplet nomecompleto nomecognome adsoyad adisoyadi nombreyapellidos nameofplayer member athlete nombre
    nom nome vollername`),
  firstName:
    listed(`firstname first given givenname forename vorname prenom nombre nombres nome ad isim primeironome
    christianname othernames`),
  surname:
    listed(`surname lastname last familyname nachname familienname apellido apellidos nom nomdefamille cognome
    sobrenome apelido soyad soyadi secondname name`),
  jersey:
    listed(`number jersey jerseynumber shirt shirtnumber shirtno squadnumber squadno nr num jerseyno kitnumber
    ruckennummer ruckennr ruecknummer trikot trikotnummer trikotnr spielernr spielernummer jersey# shirt# squad# kit# player# uniform# uniformnumber uniformno playernumber playerno
    kitno backnumber maillot numerodemaillot nmaillot numerodorsal numerodedorsal nodorsal numeromaglia numerocamisa numerodacamisa dorsal numero nummer numerodimaglia maglia camisa forma formano formanumarasi`),
  position: listed(
    `pos position role preferredposition mainposition playingposition primaryposition posicion poste ruolo posicao mevki spielposition`,
  ),
  club: listed(`club team squad verein mannschaft equipo equipe squadra equipa takim kulup clube side teamname clubname
    school college`),
  // Whether a person is no player.
  nonPlayer: listed("nonplayer isstaff staff coach"),
  picture: listed("picture photo image foto"),
  // Columns of a list of clubs.
  teamName:
    listed(`name club team clubname teamname verein vereinsname mannschaft mannschaftsname equipo equipe squadra
    equipa clube takim takimadi kulup school nomduclub`),
  ground: listed(
    "ground stadium venue homeground homevenue venuename homepitch pitch stadion estadio stade stadio heimstatte platz saha",
  ),
  nickname: listed("nickname nick spitzname apodo surnom soprannome apelido takmaad"),
  founded: listed(
    "founded year established gegrundet fundado fondation fondazione kurulus yearfounded",
  ),
  group: listed("group pool gruppe grupo groupe girone grup conference division"),
  // Columns of an event of a meet.
  event: listed(
    "event eventname discipline disziplin wettbewerb epreuve prueba prova specialita brans",
  ),
  sex: listed("sex gender geschlecht mf category cat agegroup sexo sexe genre sesso cinsiyet"),
  heat: listed("heat heats series serie section round phase lauf race flight batterie bateria"),
  place: listed(
    "place pos position rank pl platz rang puesto lugar clt posto classifica sira rk finish",
  ),
  athlete:
    listed(`athlete athletes name runner competitor athletename fullname athlet sportler teilnehmer atleta athlete
    coureur concorrente sporcu nombre nom nome swimmer`),
  team: listed(`team club house hall school verein mannschaft equipo equipe squadra equipa clube takim kulup affiliation nat
    nation country`),
  mark: listed(`mark time result distance height performance finals finaltime leistung zeit weite hohe ergebnis marca tiempo
    tempo perf misura resultado resultat derece gunmark best finalmark`),
  wind: listed("wind w ms viento vent vento ruzgar"),
} satisfies Readonly<Record<string, readonly string[]>>;

/** Checks whether a column contains free text about matches. */
export const isNoted = (heading: string): boolean =>
  squeezed(heading) === "statusnotes" || words.note.includes(squeezed(heading));

/** The possible meanings of a column. */
type Meaning = keyof typeof words;

/** The kind of lines in a list. */
export interface Lines {
  /** The subject of a line: a match of two teams, a person, a club; undefined for anything else. */
  readonly of?: "matches" | "people" | "clubs";
  /** Whether the matches were played, so that lines contain scores. */
  readonly played?: boolean;
  /** The columns that the list can have, in order of priority for a heading with two meanings. */
  readonly columns?: readonly Meaning[];
}

/**
 * Headings that look like a field but are none: the end of a match, the meeting time of players, the original day, the
 * winner, a date of birth.
 */
const SAYS_ELSE =
  /^(?:end|finish|until|ende|schluss|fin|fim|fine|bitis|meet|arriv|treff|report|winner|loser|sieger|verlierer|gewinner|vainqueur|perdant|ganador|perdedor|vencedor|vincitore|deadline|timestamp|submitted|entered|updated|created|original|old|previous|moved|dob|dateofbirth|birth|born|geburt|naissance|nacimiento|nascimento)/;
export const saysElse = (heading: string): boolean => SAYS_ELSE.test(squeezed(heading));

/** Checks whether a column contains the winner or the loser. */
export const saysWho = (heading: string): boolean =>
  /^(?:winner|loser|sieger|verlierer|gewinner|vainqueur|perdant|ganador|perdedor|vencedor|vincitore|perdente)/.test(
    squeezed(heading),
  );

/** Checks whether a column of winners or losers contains the loser. */
export const isLost = (heading: string): boolean => /^(?:l|ver|perd)/.test(squeezed(heading));

/**
 * Returns the possible meanings of a heading in a list of such lines, the most likely first; empty if there are none.
 */
export function meaningsOf(heading: string, { columns = [] }: Lines): readonly string[] {
  const word = squeezed(heading);
  if (word === "") return [];
  return columns.filter((name) => words[name].includes(word));
}

const HOME = "heim|home|thuis|locaux|casa";
const AWAY = "gast|gaste|gaeste|away|guest|visitor|uit|ospiti|fora";
const COUNTED =
  "spiele|matches|begegnungen|matchpunkte|matchpoints|punkte|tore|satze|saetze|partien|sets|goals|points|games|rubbers|boards|legs";
const figuresOf = (side: string) =>
  new RegExp(`^(?:(?:${side})(?:${COUNTED})|(?:${COUNTED})(?:${side}))$`);
const [HOME_FIGURES, AWAY_FIGURES] = [figuresOf(HOME), figuresOf(AWAY)];

/**
 * Returns the possible meanings of a compound heading: figures of one side ("SpieleHeim"), or the name of something
 * ("Opponent Name", "HallenName"). Weaker than a heading that is listed itself.
 */
export function looseMeaningsOf(heading: string, lines: Lines): readonly string[] {
  const { columns = [] } = lines;
  const word = squeezed(heading);
  if (meaningsOf(heading, lines).length > 0) return [];
  const has = (name: Meaning) => columns.includes(name);
  if (HOME_FIGURES.test(word)) return has("scoreA") ? ["scoreA"] : [];
  if (AWAY_FIGURES.test(word)) return has("scoreB") ? ["scoreB"] : [];
  const [, named = ""] = /^(.{3,}?)(?:names?|namen)$/.exec(word) ?? [];
  // German compounds can contain an extra n: Hallenname.
  return [named, named.replace(/n$/, "")].flatMap((one) =>
    one === "" ? [] : meaningsOf(one, lines),
  );
}

/** The headings for the team itself in a list of one team's matches. */
const ownSide = new Set(
  listed(
    "team teamname club school us tm squad side verein mannschaft equipo equipe squadra equipa takim",
  ),
);
export const isOwnSide = (heading: string): boolean => ownSide.has(squeezed(heading));
