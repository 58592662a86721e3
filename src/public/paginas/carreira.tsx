import { AberturaDaPagina } from '../componentes/abertura.tsx';
import type { Pagina } from '../pagina.ts';
import { artigoDaAjuda, ROTAS } from '../rotas.ts';

export const carreira: Pagina = {
  caminho: ROTAS.carreira,
  titulo: 'Carreira',
  descricao: 'Como se trabalha no Pleno, o que se espera de uma contribuição e como escrever.',
  corpo: () => (
    <div className="recipiente leitura">
      <AberturaDaPagina titulo="Trabalhar no que não pode falhar">
        <p>
          Não há vagas anunciadas nesta página. Há um jeito de trabalhar e um caminho para
          participar.
        </p>
      </AberturaDaPagina>
      <div className="prosa">
        <h2>Como trabalhamos</h2>
        <ul>
          <li>
            <strong>A regra mora onde não pode ser contornada.</strong> O que nunca pode acontecer é
            impedido no banco de dados, não prometido na tela.
          </li>
          <li>
            <strong>Teste que não pode falhar é defeito.</strong> Cada regra de acesso tem testes
            para quem pode e para quem não pode.
          </li>
          <li>
            <strong>Conta clínica tem fonte.</strong> Um limite, uma fórmula ou uma faixa de
            referência entra com a referência de onde veio.
          </li>
          <li>
            <strong>Escrever bem faz parte.</strong> Uma mensagem de erro diz o que houve, o que é
            dos dados da pessoa e o que fazer.
          </li>
          <li>
            <strong>Acessibilidade não é fase final.</strong> Uma tela que não funciona pelo teclado
            não está pronta.
          </li>
        </ul>

        <h2>Quem faz diferença aqui</h2>
        <p>
          Gente de engenharia que gosta de Postgres e de telas rápidas. Médicos, enfermeiros e
          recepcionistas que sabem onde um sistema atrapalha o atendimento. Quem entende de
          acessibilidade, de segurança e de direito à privacidade na saúde.
        </p>

        <h2>Como participar</h2>
        <p>
          O projeto é aberto: dá para rodar tudo numa máquina, propor uma mudança e discutir uma
          regra. O guia de contribuição acompanha o código e mostra, passo a passo, como se
          acrescenta uma tela, uma tabela ou uma função.
        </p>
        <p>
          Para conversar, use o <a href={artigoDaAjuda('contato')}>contato</a> e conte o que você
          faria diferente. Um caso concreto vale mais que um currículo.
        </p>
      </div>
    </div>
  ),
};
