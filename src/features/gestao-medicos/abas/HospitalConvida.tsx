import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';

/** In the place of the search, for a hospital: its links begin by invitation. */
export function HospitalConvida() {
  return (
    <EstadoVazio
      desenho="pessoas"
      frase="Um hospital não vincula direto: convida por um link, e o vínculo começa quando o médico aceita."
      acao={
        <BotaoLink to={PATHS.gestaoMedicos} search={{ aba: 'convites' }}>
          Convidar médico
        </BotaoLink>
      }
    />
  );
}
