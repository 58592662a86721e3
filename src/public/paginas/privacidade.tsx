import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { DocumentoLegal } from '../componentes/documento-legal.tsx';
import { secoesDeDados } from '../legal/privacidade-dados.tsx';
import { secoesDeDireitos } from '../legal/privacidade-direitos.tsx';
import type { Pagina } from '../pagina.ts';
import { ROTAS } from '../rotas.ts';

export const privacidade: Pagina = {
  caminho: ROTAS.privacidade,
  titulo: 'Política de privacidade',
  descricao:
    'Que dados o Pleno trata, para quê, com que base na LGPD, por quanto tempo, quem os vê e como exercer seus direitos.',
  corpo: ({ operador }) => (
    <DocumentoLegal
      titulo="Política de privacidade"
      versao={VERSAO_DOS_TERMOS.privacidade}
      resumo={
        <p>
          Em resumo: o prontuário pertence à relação entre o paciente e quem o atende; o Pleno o
          guarda em nome dessa pessoa ou instituição. Não há rastreadores, publicidade nem venda de
          dados.
        </p>
      }
      secoes={[...secoesDeDados(operador), ...secoesDeDireitos(operador)]}
    />
  ),
};
