import { artigoDaAjuda } from '../rotas.ts';
import type { ArtigoDoBlog } from './artigo.ts';

export const porQueNaoSeEdita: ArtigoDoBlog = {
  id: 'por-que-nao-se-edita',
  titulo: 'Por que uma evolução finalizada não se edita',
  resumo:
    'Corrigir o passado parece inofensivo até que alguém precise dele. Como funcionam as versões, o motivo e o adendo.',
  mes: '2026-11',
  corpo: (
    <>
      <p>
        Às 14:32 um médico escreve que o paciente nega alergias e prescreve. Às 18:00 a família
        lembra de uma reação antiga à dipirona. Ele abre a evolução, troca a linha e fecha. O
        prontuário agora está certo, e ficou impossível entender por que a dipirona foi prescrita.
      </p>
      <p>
        A correção era necessária. O que se perdeu foi o fato de que, às 14:32, a informação
        disponível era outra. Quem assumir o caso, quem auditar e o próprio médico precisam das duas
        coisas: o que se sabe agora e o que se sabia então.
      </p>

      <h2>O que diz a norma</h2>
      <p>
        A Resolução CFM 1.638/2002 define o prontuário como documento único, de caráter legal,
        sigiloso e científico. A Lei 13.787/2018 manda guardá-lo por no mínimo 20 anos a partir do
        último registro. Um documento com essa função não pode ter o passado reescrito em silêncio.
      </p>

      <h2>Como é no Pleno</h2>
      <p>Uma evolução passa por três estados, e o caminho só tem uma direção.</p>
      <ol>
        <li>
          <strong>Rascunho.</strong> Só o autor vê. Salva sozinho, muda à vontade, pode ser
          descartado.
        </li>
        <li>
          <strong>Finalizada.</strong> Entra na linha do tempo com nome, CRM, data e hora do autor.
          A partir daqui nenhuma letra muda, por ninguém.
        </li>
        <li>
          <strong>Substituída.</strong> Existe uma versão mais nova. A antiga continua legível e
          aponta para ela.
        </li>
      </ol>
      <p>
        Para corrigir, o autor abre a versão seguinte e escreve o motivo. Ela começa com o conteúdo
        da anterior, é editada como rascunho e, ao ser finalizada, passa a valer. Há uma correção
        aberta por vez, e só a versão em vigor pode ser corrigida: a história nunca se bifurca.
      </p>
      <p>
        Quem não é o autor não corrige. Escreve um <strong>adendo</strong>: uma entrada própria, com
        nome e data próprios, ligada àquela. O autor é avisado, e o texto dele fica como estava.
      </p>

      <h2>Onde a regra mora</h2>
      <p>
        Se a proibição estivesse só no botão, bastaria chamar o serviço sem passar pela tela. Por
        isso ela está no banco de dados: um gatilho recusa qualquer alteração numa evolução
        finalizada, venha de onde vier, com uma única exceção, que é anotar qual versão a
        substituiu. E há testes que tentam editar, apagar e corrigir no lugar do autor, e só passam
        se o banco recusar.
      </p>

      <h2>Um motivo que ajuda</h2>
      <p>
        O motivo é lido por quem não estava lá. “Correção” não diz nada. Compare com “Família
        informou às 18:00 reação prévia à dipirona (urticária, 2019)” ou “Dose digitada em mg; o
        correto é mcg”. Uma frase com o que mudou, quem trouxe a informação e quando resolve.
      </p>
      <p>
        O passo a passo está na central de ajuda:{' '}
        <a href={artigoDaAjuda('corrigir-evolucao')}>Corrigir uma evolução finalizada</a> e{' '}
        <a href={artigoDaAjuda('adendo')}>Escrever um adendo</a>.
      </p>
    </>
  ),
};
