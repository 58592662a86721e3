/**
 * Names that many people in Brazil have, without accents: our own list, written from common knowledge, to
 * tell a person from an eponym. A name that is also a word of clinical notes ("rosa", "clara", "iris")
 * counts only in a run of names, see `AMBIGUOS`.
 */
const emLista = (nomes: string) => new Set(nomes.trim().split(/\s+/));

export const PRENOMES: ReadonlySet<string> = emLista(`
  abel adalberto adao adelaide adelia adelino ademar ademir adenilson adilson adriana adriano adriele agatha
  agenor agnaldo agostinho aida ailton alan alana alberto alceu alcides aldair aldo alessandra alessandro alex
  alexandra alexandre alexsandro alfredo alice aline alisson alice almir aloisio altair aluisio alvaro alzira
  amadeu amalia amanda amaro amelia ana anderson andre andrea andreia andressa andreza angela angelica angelo
  anita antonella antonia antonio aparecida aparecido ariane ariana armando arnaldo arthur artur augusto aurea
  aureo aurora barbara beatriz benedita benedito benicio benjamin bento bernadete bernardo betina bianca breno
  bruna bruno caetano caio camila camile camilo carina carla carlos carmem carmen carolina caroline cassia
  cassiano cassio catarina caua cecilia celeste celia celina celio celso cesar cicera cicero cintia clarice
  clarissa claudemir claudete claudia claudineia claudio claudionor cleber cleide cleiton cleonice cleusa
  clodoaldo conceicao creusa cristiana cristiane cristiano cristina daiane dalva damiana damiao daniel daniela
  daniele danilo darci dario davi david debora deise denilson denis denise deolinda diana diego dilma dilson
  dimas diogo dirce djalma domingas domingos dora doralice douglas dulce durval edgar edilene edilson edimilson
  edina edite edith edmar edmilson edmundo edna ednaldo edson eduarda eduardo elaine elba elcio elena eliana
  eliane elias elidia eliete eliezer elisa elisabete elisangela elizabeth eliseu eloa eloisa elsa elton elvira
  elza emanuel emanuela emerson emilia emilio emily enzo erica eric erick ester estela estevao eugenia eugenio
  eunice euclides eva evandro evelyn evaristo everaldo everton fabiana fabiano fabio fabricio fatima felicia
  felipe felix fernanda fernando filipe filomena flavia flavio francine francisca francisco franciele frederico
  gabriel gabriela gael genesio genilson geraldo geralda geovana gerson getulio gilberto gilda gilmar gilson
  giovana giovanna giovanni gisele giselle gislaine gloria graziela graziele guilherme guilhermina gustavo
  heitor helen helena helio heloisa henrique henry herbert hercules hermes hilda hugo humberto iago iara ieda
  igor ilda ines ingrid iolanda iracema iraci irene isabel isabela isabella isabelle isadora isaias isaac
  ismael israel itamar ivan ivana ivani ivanilda ivete ivo ivone izabel izaura jacinto jackson jacqueline jair
  jairo jamile janaina jandira jane janete jaqueline jean jeferson jefferson jenifer jeremias jessica joana
  joao joaquim joaquina joel joelma joice jonas jonatas jordana jorge jose josefa josefina joselia josiane
  josias josue joyce juarez jucelino judite julia juliana juliano julieta julio junior juraci jurandir jussara
  kaique karen karina karine karla kaua kauan keila kelly kleber laercio laerte laila lais lara larissa laura
  lauro lavinia lazaro leandra leandro leila leila lenira leo leonardo leonice leonor leopoldo leticia levi
  lidia lidiane lilian liliane lindalva lindomar livia lorena lorenzo lourdes lourenco lourival luan luana
  lucas lucca lucelia luciana luciano lucia luciene lucileia lucilene lucimar lucio lucrecia luis luisa luiz
  luiza luzia luzinete madalena magda magali magno maicon maiara maisa maite manoel manoela manuel manuela
  mara marcela marcelo marcia marcio marco marcos margarete margarida margareth maria mariana mariane marilda
  marilene marilia marilucia marina marinalva mario marisa maristela marlene marli marlon marta martha
  martin martina mateus matheus matias maura mauricio mauro maximiliano mayara melissa mercedes messias
  michael michel michele michelle miguel milena milton mirela miriam moacir moises monica murilo nadia nadir
  nair naiara natalia natalino natan natanael nathalia neide neiva nelci neli nelma nelson neuza neusa newton
  nicolas nicole nicolau nilda nilo nilson nilton nilza nivaldo noemi norberto norma odair odete olavo olga
  olimpia olivia ondina orlando oscar osmar osvaldo oswaldo otavia otavio otto pablo paloma pamela patricia
  patrick paula paulina paulo pedro pietra pietro poliana priscila quiteria rafael rafaela raimunda raimundo
  ramon raquel raul rayssa rebeca regiane regina reginaldo regis reinaldo renan renata renato rene ricardo
  rita roberta roberto robson rodolfo rodrigo roger rogerio romario romeu romildo romulo ronaldo ronan roque
  rosa rosalia rosalina rosana rosane rosangela roseli rosemary rosemeire rosilda rosilene rosimeire rozilda
  ruan rubens rui rute ruth ryan sabrina salete salomao salvador samanta samara samuel sandra sandro sara
  sarah sebastiana sebastiao selma sergio severina severino sheila sidnei sidney silas silvana silvia silvio
  simao simone sofia solange sonia sophia soraia stefany stela stephanie sueli suely suelen susana suzana
  tadeu tainara taisa tales talita tamires tania tarcisio tatiana tatiane telma teodoro teresa tereza
  teresinha terezinha thais thales thalita theo thiago tiago tomas tulio ubirajara ulisses ursula vagner
  valdeci valdemar valdete valdir valdirene valentim valentina valeria valerio valmir valter vanda vanderlei
  vanderleia vanessa vania vera veronica vicente vicentina victor victoria vinicius violeta virginia vitor
  vitoria viviane wagner waldemar waldir walter wanda wanderley wanderson washington wellington wendel wesley
  wilian william willian wilma wilson yan yara yasmin yolanda yuri zelia zenaide zilda zilma zulmira
  benedita icaro iuri kevin liz luna maya ravi enrico gaela davi laercio lia ana
`);

export const SOBRENOMES: ReadonlySet<string> = emLista(`
  abreu aguiar albuquerque alencar almeida alves amaral amorim andrade anjos antunes aragao araujo arruda assis
  assuncao azevedo bandeira barbosa barreto barros bastos batista bezerra bispo bittencourt boaventura borba
  borges braga brandao brito bueno cabral caldas camargo campos cardoso carneiro carvalho castro cavalcante
  cavalcanti chaves coelho conceicao cordeiro correa correia costa coutinho couto cruz cunha dantas diniz domingues
  duarte dutra esteves evangelista farias faria felix fernandes ferraz ferreira figueiredo flores fogaca
  fonseca fontes fraga franca franco freire freitas furtado galvao garcia godoy gomes goncalves gouveia guedes
  guerra guimaraes gusmao holanda jesus jardim kowalski lacerda leal leao leite leme lima lobo lopes lucena luz macedo
  machado maciel magalhaes maia malta marinho marques martins matos mattos medeiros meireles melo mello mendes
  mendonca menezes mesquita miranda monteiro moraes morais moreira mota moura muniz nascimento neto neves
  nobrega nogueira novaes nunes oliveira pacheco padilha paiva passos paz peixoto penha pereira peres pessoa
  pimenta pimentel pinheiro pinto pires porto prado prates queiroz ramos rangel rego reis rezende resende
  ribeiro rios rocha rodrigues rosa rosario sa sales salgado sampaio santana santos saraiva sarmento schmidt
  schneider sena serra silva silveira simoes siqueira soares sobrinho sousa souza suzuki tanaka tavares
  teixeira teles toledo torres trindade uchoa valadares vale valente vargas vasconcelos vaz veiga velasco viana
  vidal vieira vilela xavier yamamoto zanetti
`);

/** Words of clinical notes that are names too: alone they are no person. */
export const AMBIGUOS: ReadonlySet<string> = emLista(`
  rosa vitoria aurora clara iris celeste gloria luz norma margarida violeta junior lia eva sara luna salvador
  conceicao lourdes franca mercedes virginia helio leo luan bento felix domingos natalino dora magno eric angelica
  campos flores rios rocha leal prado serra porto costa pinto cruz leite leao lobo torres guerra paz vale
  valente fontes franco franco ramos reis passos pimenta salgado jardim neto sobrinho anjos neves jesus trindade
`);

/** Who is said of whom: what follows in capitals is a name, whatever the name. */
export const CHAMAMENTOS: ReadonlySet<string> = emLista(`
  sr sra srta senhor senhora dona seu dr dra doutor doutora enf enfa nome mae pai responsavel acompanhante
  medico medica chamado chamada chama assinado preceptor preceptora residente vizinha vizinho companheiro
  companheira esposa esposo marido mulher irmao irma avo avos tio tia filho filha gemeo enfermeiro enfermeira testemunha
`);

/** After "de" of one of these stands who first described it, not who is ill. */
export const EPONIMOS: ReadonlySet<string> = emLista(`
  sindrome doenca sinal sinais manobra escala escore criterio criterios teste formula classificacao fratura
  tetralogia fenomeno hernia cisto cateter sonda reacao triade ponto indice paralisia coreia tumor linfoma
  sarcoma anemia purpura ulcera molestia mal corpo celulas regra cirurgia protocolo contracao complexo nodulo
  hospital upa ubs clinica instituto maternidade casa posto unidade laboratorio escola faculdade cidade estado municipio
  dia lago tratado livro autor soro virus vale
`);
