/**
 * Words by which visitors ask for a page and which the page itself does not use, or not often enough.
 * They are searched, never shown.
 */
export const keywords: Readonly<Record<string, string>> = {
  '/': 'home Towaco Montville optometrist eye doctor near me clinic office boutique team reviews',
  '/contact':
    'phone number call address directions map parking location hours open closed Saturday Sunday email message appointment where are you insurance payment',
  '/blog': 'articles news posts stories reading',
  '/helpful-links': 'guides advice tips library all guides by subject',
  '/sitemap': 'all pages overview list',
  '/privacy': 'personal data cookies tracking information HIPAA',
  '/terms': 'legal conditions disclaimer copyright',
  '/services/eye-exams':
    'eye doctor optometrist checkup yearly annual vision test eye chart dilation drops prescription renewal new patient adult child appointment can not see well',
  '/services/eyewear':
    'glasses eyeglasses spectacles frames optical boutique shop sunglasses brands broken bent repair adjust reading progressive bifocal lenses order pickup',
  '/services/contact-lenses':
    'contacts fitting first time wearer soft toric astigmatism dailies daily monthly scleral colored insertion removal discomfort prescription',
  '/services/disease-management':
    'glaucoma high eye pressure macular degeneration AMD cataract cloudy vision diabetes diabetic retinopathy blood sugar hypertension retina specialist blind spot',
  '/services/dry-eye':
    'dry gritty sandy burning stinging scratchy itchy watery eyes watering tearing crying tears artificial tears drops meibomian gland blepharitis lid crust red tired eyes',
  '/services/eye-strain':
    'computer screen phone tired aching sore eyes headache eyes hurt after work office blur computer glasses',
  '/services/myopia-management':
    'nearsighted child kid can not see the board blackboard classroom squinting blurry far away distance sits close to TV getting worse atropine drops ortho-k orthokeratology stronger glasses every year',
  '/services/eye-emergencies':
    'emergency urgent same day 911 pink eye red eye conjunctivitis infection stye swollen eyelid scratched cornea something stuck in eye foreign body splinter metal dust chemical splash bleach cleaner injury hit in the eye black eye blood flashes flashing lights floaters curtain sudden vision loss double vision severe pain',
  '/blog/choosing-right-frames':
    'face shape round oval square heart long face which frames suit me nose pads fit size glasses slip down nose style',
  '/blog/latest-eye-care-technology':
    'new machines devices equipment AI artificial intelligence retinal camera innovation',
  '/blog/understanding-ocular-disease-management':
    'eye disease diagnosis treatment plan follow-up glaucoma macular degeneration diabetes cataract questions to ask',
  '/helpful-links/vision-therapy-children':
    'lazy eye amblyopia crossed eyes strabismus wandering turned eye patch patching convergence insufficiency double vision reading trouble homework school skips lines exercises dyslexia',
  '/helpful-links/sports-vision-training':
    'athlete sport goggles basketball baseball soccer hockey swimming racket eye protection reaction time hand-eye coordination',
  '/helpful-links/first-eye-exam':
    'baby infant toddler child kid school first visit pediatric what age preschool',
  '/helpful-links/replace-glasses':
    'how often new glasses old prescription expired scratched lenses when to change every years update',
  '/helpful-links/contact-lens-care':
    'clean solution case sleep sleeping overnight shower swim swimming water rub rinse infection keratitis hygiene how long to wear',
  '/helpful-links/multifocal-contact-lenses':
    'presbyopia over 40 reading small print menu arms too short can not read up close near bifocal progressive contacts monovision',
  '/helpful-links/designer-frame-trends':
    'fashion trendy style stylish modern colors brands oversized acetate titanium',
  '/helpful-links/lens-coating-options':
    'anti-reflective antireflection anti-glare glare night driving headlights blue light filter scratch resistant UV photochromic transitions polarized tint',
  '/helpful-links/digital-eye-strain':
    '20-20-20 rule screen time computer phone headache tired eyes blink breaks posture monitor distance prevent',
  '/helpful-links/nutrition-for-vision':
    'food diet vitamins supplements carrots lutein zeaxanthin omega-3 fish leafy greens AREDS drink water',
  '/helpful-links/latest-technology':
    'new machines devices equipment AI artificial intelligence wide-field imaging advances modern',
  '/helpful-links/oct-scans':
    'optical coherence tomography retina scan imaging picture of the back of the eye layers optic nerve does it hurt cost',
};
