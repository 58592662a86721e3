import { artigoDaAjuda } from '../rotas.ts';
import type { ArtigoDoBlog } from './artigo.ts';

export const soapNaPratica: ArtigoDoBlog = {
  id: 'soap-na-pratica',
  titulo: 'SOAP na prática: a evolução que o colega entende',
  resumo:
    'Quatro campos, uma pergunta em cada um. Como escrever uma evolução curta que sirva a quem não estava na consulta.',
  mes: '2026-11',
  corpo: (
    <>
      <p>
        Uma boa evolução responde, para quem não estava lá, a quatro perguntas: o que a pessoa
        contou, o que foi encontrado, o que você acha que é e o que ficou combinado. SOAP é só isso,
        nessa ordem. O exemplo abaixo é fictício.
      </p>

      <h2>S, de subjetivo: o que a pessoa contou</h2>
      <p>
        A queixa com as palavras dela, o tempo, o que melhora e o que piora, e as negativas que
        mudam a conduta. Não é lugar de exame nem de opinião sua.
      </p>
      <blockquote>
        <p>
          Tosse há 5 dias, agora com catarro amarelado. Febre medida em casa ontem, 38,4 °C. Nega
          falta de ar e dor no peito. Hipertensa, usa losartana 50 mg pela manhã, tomou hoje.
        </p>
      </blockquote>

      <h2>O, de objetivo: o que foi encontrado</h2>
      <p>
        Medidas e exame. No Pleno, os sinais vitais têm campos próprios, com unidade, e podem ser
        comparados entre consultas: não os repita no texto. Escreva também o normal que importa,
        porque “ausculta sem alterações” e “não auscultei” são coisas diferentes.
      </p>
      <blockquote>
        <p>
          Bom estado geral, corada, eupneica. Estertores finos em base direita, sem sibilos. Bulhas
          rítmicas, sem sopros. Orofaringe sem exsudato.
        </p>
      </blockquote>

      <h2>A, de avaliação: o que você acha que é</h2>
      <p>
        A hipótese principal, as que ficam abertas e o grau de certeza. É o campo mais pulado e o
        mais útil: meses depois, é ele que explica a conduta.
      </p>
      <blockquote>
        <p>
          Provável pneumonia adquirida na comunidade, sem sinais de gravidade. Menos provável:
          bronquite aguda. Hipertensão controlada.
        </p>
      </blockquote>

      <h2>P, de plano: o que ficou combinado</h2>
      <p>
        O que foi feito, prescrito e pedido; quando volta; e o que deve fazer a pessoa procurar
        ajuda antes. Se a decisão foi compartilhada, diga.
      </p>
      <blockquote>
        <p>
          Radiografia de tórax hoje. Antibiótico conforme receita entregue. Reavaliar em 48 horas,
          ou antes se houver falta de ar, confusão ou febre que não cede. Paciente e filha
          entenderam e concordam.
        </p>
      </blockquote>

      <h2>Cinco hábitos que poupam tempo de todos</h2>
      <ul>
        <li>
          <strong>Escreva no fim da consulta, não no fim do dia.</strong> O rascunho se salva
          sozinho, e dá para começar com a pessoa na sala.
        </li>
        <li>
          <strong>Data em vez de “ontem”.</strong> “Febre em 20/11” continua verdadeiro em março.
        </li>
        <li>
          <strong>Sigla só se toda a equipe a lê igual.</strong>
        </li>
        <li>
          <strong>Não copie a evolução anterior.</strong> Ela está na linha do tempo. O que
          interessa é o que mudou.
        </li>
        <li>
          <strong>Se não sabe, escreva que não sabe.</strong> Dúvida registrada orienta; dúvida
          escondida, não.
        </li>
      </ul>
      <p>
        O passo a passo da tela está em{' '}
        <a href={artigoDaAjuda('escrever-evolucao')}>Escrever e finalizar uma evolução</a>.
      </p>
    </>
  ),
};
