import { VERSAO_DOS_TERMOS } from '@domain/termos.ts';
import { DocumentoLegal } from '../componentes/documento-legal.tsx';
import { secoesDosTermos } from '../legal/termos.tsx';
import type { Pagina } from '../pagina.ts';
import { ROTAS } from '../rotas.ts';

export const termos: Pagina = {
  caminho: ROTAS.termos,
  titulo: 'Termos de uso',
  descricao:
    'As regras de uso do Pleno: contas, responsabilidades da clínica e do profissional, guarda do prontuário e os limites do sistema.',
  corpo: ({ operador }) => (
    <DocumentoLegal
      titulo="Termos de uso"
      versao={VERSAO_DOS_TERMOS.termos}
      resumo={
        <p>
          Em resumo: a conta é pessoal; quem atende responde pelo que escreve e quem contrata
          responde por quem deixa entrar; o prontuário é guardado como foi escrito; e o Pleno diz o
          que não faz.
        </p>
      }
      secoes={secoesDosTermos(operador)}
    />
  ),
};
