import { artigoDaAjuda } from '../../rotas.ts';
import { type GrupoDeAjuda, TODOS } from '../artigo.ts';

const ATALHOS = [
  { teclas: ['Ctrl', 'K'], efeito: 'Abre a busca de telas e pacientes' },
  { teclas: ['/'], efeito: 'Leva à busca da tela' },
  { teclas: ['Ctrl', 'S'], efeito: 'Salva o rascunho' },
  { teclas: ['Ctrl', 'Enter'], efeito: 'Finaliza a evolução' },
  { teclas: ['Ctrl', 'B'], efeito: 'Recolhe ou abre o menu' },
  { teclas: ['F8'], efeito: 'Leva aos avisos que apareceram na tela' },
  { teclas: ['Esc'], efeito: 'Fecha o que abriu por último' },
  { teclas: ['?'], efeito: 'Mostra os atalhos' },
] as const;

export const uso: GrupoDeAjuda = {
  id: 'uso',
  titulo: 'No dia a dia',
  artigos: [
    {
      id: 'trocar-de-clinica',
      titulo: 'Trocar de clínica',
      para: ['medico'],
      palavras: ['clínica ativa', 'seletor', 'várias clínicas', 'outra clínica', 'consultório'],
      corpo: (
        <p>
          Quem trabalha em mais de uma clínica tem um seletor no menu, com busca por nome. A escolha
          fica guardada neste aparelho. Trocar de clínica esvazia da memória o que estava na tela,
          para que nada de uma apareça na outra. Quem tem uma clínica só não vê o seletor.
        </p>
      ),
    },
    {
      id: 'notificacoes',
      titulo: 'O sino e as notificações',
      para: TODOS,
      palavras: ['aviso', 'alerta', 'não lida', 'marcar como lida', 'tempo real'],
      corpo: (
        <p>
          O sino mostra as notificações não lidas, da mais nova para a mais antiga, e se atualiza na
          hora, sem recarregar a página. Clicar numa delas a marca como lida e leva ao assunto;
          também é possível marcar todas. Se a conexão cair, o que chegou nesse meio tempo aparece
          quando ela voltar.
        </p>
      ),
    },
    {
      id: 'atalhos',
      titulo: 'Atalhos de teclado',
      para: TODOS,
      palavras: ['teclas', 'ctrl', 'command', 'mac', 'paleta de comandos'],
      corpo: (
        <>
          <div className="rolavel">
            <table>
              <caption>No Mac, use ⌘ no lugar de Ctrl.</caption>
              <thead>
                <tr>
                  <th scope="col">Tecla</th>
                  <th scope="col">O que faz</th>
                </tr>
              </thead>
              <tbody>
                {ATALHOS.map(({ teclas, efeito }) => (
                  <tr key={efeito}>
                    <th scope="row">
                      {teclas.map((tecla) => (
                        <kbd key={tecla}>{tecla}</kbd>
                      ))}
                    </th>
                    <td>{efeito}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          <p>Fechar uma janela com Esc nunca apaga o que você escreveu.</p>
        </>
      ),
    },
    {
      id: 'tema-e-densidade',
      titulo: 'Tema claro, escuro e densidade',
      para: TODOS,
      palavras: ['modo noturno', 'dark', 'cores', 'aparência', 'compacta', 'letra'],
      corpo: (
        <p>
          O tema pode ser claro, escuro ou o do aparelho, e vale também para estas páginas. A
          densidade confortável dá mais espaço às linhas; a compacta mostra mais delas. As duas
          escolhas ficam guardadas neste aparelho.
        </p>
      ),
    },
    {
      id: 'acessibilidade',
      titulo: 'Acessibilidade',
      para: TODOS,
      palavras: ['leitor de tela', 'nvda', 'contraste', 'zoom', 'teclado', 'daltonismo', 'wcag'],
      corpo: (
        <>
          <p>
            O Pleno é feito para funcionar inteiro pelo teclado e com leitor de tela, com contraste
            suficiente nos dois temas, ampliação do texto e sem movimento para quem assim configurou
            o aparelho. A cor nunca é o único sinal: há sempre uma palavra ou um ícone. Verificamos
            isso a cada mudança, seguindo as WCAG 2.2 no nível AA.
          </p>
          <p>
            Se algo impedir você de usar uma tela, escreva pelo <a href="#contato">contato</a>:
            tratamos como defeito. Os atalhos estão em{' '}
            <a href={artigoDaAjuda('atalhos')}>Atalhos de teclado</a>.
          </p>
        </>
      ),
    },
  ],
};
